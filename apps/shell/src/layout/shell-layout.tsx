import { useSession } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { useLocation } from '@revisoins/router';
import { Outlet, useNavigation, ScrollRestoration } from '@revisoins/router/hosting';
import { SkipLink } from '@revisoins/ui/hosting';
import { useLayoutEffect } from 'react';
import { Banners } from '../banners/banners.tsx';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import { Onboarding } from '../onboarding/onboarding.tsx';
import { Overrides } from '../overrides/overrides.tsx';
import { Confirmations } from './confirmations.tsx';
import { FocusTools } from './focus-tools.tsx';
import { Footer } from './footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { Toasts } from './toasts.tsx';
import { scrollKey } from './scroll-key.ts';
import { usePageTitle } from './use-page-title.ts';
import './focus.css';
import { usePageHandle } from '../platform/use-page-handle.ts';
import styles from './shell-layout.module.css';

/** The same element each time, so that a navigation does not render it again. */
const footer = <Footer />;

/** What is around every page; around a page with `layout: 'focus'`, only what is essential. */
export function ShellLayout() {
  const { t } = useTranslation('shell');
  const navigating = useNavigation().state !== 'idle';
  const isSignedIn = useSession().status === 'signed-in';
  const handle = usePageHandle();
  const isFocused = handle?.layout === 'focus';
  usePageTitle();
  const { key } = useLocation();
  useLayoutEffect(() => {
    // Said for the page that has just appeared (shell-router.tsx).
    delete document.documentElement.dataset.goesOn;
  }, [key]);
  return (
    <div className={styles.layout} data-layout={isFocused ? 'focus' : undefined}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      {isFocused ? (
        <FocusTools />
      ) : (
        <>
          <NavigationBar />
          <Banners />
        </>
      )}
      <NavigationProgress active={navigating} />
      <div className={styles.page} aria-busy={navigating} data-remote={handle?.remote}>
        <Outlet />
      </div>
      {isFocused ? null : footer}
      <Onboarding />
      <Toasts />
      <Confirmations expected={isSignedIn && isFocused} />
      <Overrides />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
