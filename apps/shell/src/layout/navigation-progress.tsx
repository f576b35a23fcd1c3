import { i18n, useTranslation } from '@revisoins/i18n';
import { SLOW, useSlow } from '../rendering/use-slow.ts';
import styles from './navigation-progress.module.css';

/**
 * A thin line at the top while the next page loads. It appears after a moment, so that fast pages do not show
 * it, and announces a slow one.
 */
export function NavigationProgress({ active }: { active: boolean }) {
  const { t } = useTranslation('shell');
  const slow = useSlow(active);
  return (
    <>
      {active ? <div className={styles.line} aria-hidden="true" /> : null}
      <p role="status" className={slow ? styles.slow : styles.silent}>
        {slow ? t('remote.slow') : null}
      </p>
    </>
  );
}

/**
 * The same announcement in a pre-rendered page, where React does not run yet. Returns a function that ends
 * the wait.
 */
export function announceSlowStart(page: Element): () => void {
  const timer = setTimeout(() => {
    const status = page.querySelector(`.${styles.silent}`);
    if (!status) return;
    status.className = styles.slow ?? '';
    status.textContent = i18n.t('shell:remote.slow');
  }, SLOW);
  return () => clearTimeout(timer);
}
