import { hostCapabilities } from '@revisoins/host';
import { Outlet, useNavigation } from '@revisoins/router/hosting';
import { Confirmations } from '../layout/confirmations.tsx';
import { NavigationProgress } from '../layout/navigation-progress.tsx';
import { Toasts } from '../layout/toasts.tsx';
import { usePageHandle } from '../platform/use-page-handle.ts';
import { SignedInLine } from './signed-in-line.tsx';
import styles from './embed-frame.module.css';

/** The host's frame around an embedded screen: nothing visible until it is needed. */
export function EmbedFrame() {
  const navigating = useNavigation().state !== 'idle';
  const handle = usePageHandle();
  return (
    <div className={styles.frame} aria-busy={navigating}>
      <NavigationProgress active={navigating} />
      <div className={styles.screen} data-remote={handle?.remote}>
        <Outlet />
      </div>
      <SignedInLine />
      <Toasts />
      {/* A quiz without an account shows no confirmation unless it is left half way. */}
      <Confirmations expected={hostCapabilities().accounts} />
    </div>
  );
}
