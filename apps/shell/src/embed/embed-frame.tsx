import { Outlet, useNavigation } from '@revisoins/router';
import { Confirmations } from '../frame/confirmations.tsx';
import { NavigationProgress } from '../frame/navigation-progress.tsx';
import { Toasts } from '../frame/toasts.tsx';
import { SignedInLine } from './signed-in-line.tsx';
import styles from './embed-frame.module.css';

/** What stands around an embedded screen: nothing that shows until it is needed. */
export function EmbedFrame() {
  const navigating = useNavigation().state !== 'idle';
  return (
    <div className={styles.frame} aria-busy={navigating}>
      <NavigationProgress active={navigating} />
      <Outlet />
      <SignedInLine />
      <Toasts />
      <Confirmations />
    </div>
  );
}
