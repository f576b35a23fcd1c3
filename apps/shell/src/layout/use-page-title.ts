import { language, useTranslation } from '@revisoins/i18n';
import { useLocation } from '@revisoins/router';
import { useNavigation } from '@revisoins/router/hosting';
import { useEffect } from 'react';
import { documentTitle } from '../platform/route-handle.ts';
import { usePageHandle } from '../platform/use-page-handle.ts';

/** Sets the title of the browser's tab: a public page's own title, else the heading. */
export function usePageTitle(): void {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  const ready = useNavigation().state === 'idle';
  const shown = language();
  const page = usePageHandle()?.page;
  useEffect(() => {
    if (!ready) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    const title = page
      ? t(`pages.${page}.title`)
      : (heading?.dataset.pageTitle ?? heading?.textContent?.trim());
    if (title) document.title = documentTitle(title);
  }, [key, ready, shown, page, t]);
}
