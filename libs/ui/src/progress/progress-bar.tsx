import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to `max`; clamped. */
  readonly value: number;
  readonly max?: number;
  /** Read by screen readers instead of the bare number, for example "78 %". */
  readonly valueText?: string;
  readonly tone?: 'brand' | 'ok' | 'warm' | 'bad';
}

export function ProgressBar({ label, value, max = 100, valueText, tone = 'brand' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const shift: CSSProperties = { transform: `translateX(${(share - 1) * 100}%)` };
  return (
    <div className={styles.track}>
      <progress
        className={styles.native}
        aria-label={label}
        aria-valuetext={valueText}
        max={max}
        value={share * max}
      />
      <span className={classNames(styles.fill, styles[tone])} style={shift} />
    </div>
  );
}
