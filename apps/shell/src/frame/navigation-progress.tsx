import { useTranslation } from '@revisoins/i18n';
import { useEffect, useState } from 'react';
import styles from './navigation-progress.module.css';

/** Milliseconds after which waiting wants a word. */
const SLOW = 2_000;

/** True when something has been active for long. */
export function useSlow(active: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [active]);
  return slow;
}

/** A thin line at the top while the next page is on its way; it waits a moment, so that fast pages show nothing. Says so when it is slow. */
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
