import { product } from '@revisoins/contracts';
import { language } from '@revisoins/i18n';
import { useLocation, useNavigation } from '@revisoins/router';
import { useEffect } from 'react';

/** Names the browser's tab after the heading of the page. */
export function usePageTitle(): void {
  const { key } = useLocation();
  const ready = useNavigation().state === 'idle';
  const shown = language();
  useEffect(() => {
    if (!ready) return;
    const heading = document.querySelector('main h1')?.textContent?.trim();
    if (heading) document.title = `${heading} · ${product.name}`;
  }, [key, ready, shown]);
}
