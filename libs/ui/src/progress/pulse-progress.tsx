import type { CSSProperties } from 'react';
import styles from './pulse-progress.module.css';

export interface PulseProgressProps {
  /** For screen readers; use the text that is shown below, for example "Question 4 sur 10". */
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** Progress through a quiz: a line that ends in a heartbeat. Animated with transforms only. */
export function PulseProgress({ label, value, max }: PulseProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const at: CSSProperties = { transform: `translateX(${share * 100}%)` };
  const upTo: CSSProperties = { transform: `translateX(${(share - 1) * 100}%)` };
  return (
    <div className={styles.pulse}>
      <progress
        className={styles.native}
        aria-label={label}
        aria-valuetext={label}
        max={max}
        value={share * max}
      />
      <span className={styles.done}>
        <span className={styles.line} style={upTo} />
      </span>
      <span className={styles.rest}>
        <span className={styles.line} style={at} />
      </span>
      <span className={styles.beat} style={at}>
        <svg width="40" height="22" viewBox="0 0 40 22" fill="none" aria-hidden="true">
          <path d="M0 11h5l4-8 7 16 5-12 3 4h13" />
        </svg>
      </span>
    </div>
  );
}
