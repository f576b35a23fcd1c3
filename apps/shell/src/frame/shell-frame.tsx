import { useSession } from '@revisoins/auth';
import { useTranslation } from '@revisoins/i18n';
import { Outlet, ScrollRestoration, useNavigation } from '@revisoins/router';
import { SkipLink } from '@revisoins/ui';
import { Banners } from '../banners/banners.tsx';
import { NavigationBar } from '../navigation/navigation-bar.tsx';
import { Onboarding } from '../onboarding/onboarding.tsx';
import { Overrides } from '../overrides/overrides.tsx';
import { Confirmations } from './confirmations.tsx';
import { Footer } from './footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { Toasts } from './toasts.tsx';
import { scrollKey } from './scroll-key.ts';
import { usePageTitle } from './use-page-title.ts';
import styles from './shell-frame.module.css';

/** What stands around every page. */
export function ShellFrame() {
  const { t } = useTranslation('shell');
  const navigating = useNavigation().state !== 'idle';
  const isSignedIn = useSession().status === 'signed-in';
  usePageTitle();
  return (
    <div className={styles.frame}>
      <SkipLink href="#main">{t('skip')}</SkipLink>
      <NavigationBar />
      <Banners />
      <NavigationProgress active={navigating} />
      <div className={styles.page} aria-busy={navigating}>
        <Outlet />
      </div>
      <Footer />
      <Onboarding />
      <Toasts />
      <Confirmations expected={isSignedIn} />
      <Overrides />
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}
