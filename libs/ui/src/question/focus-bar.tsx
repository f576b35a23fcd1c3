import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PulseProgress } from '../progress/pulse-progress.tsx';
import styles from './focus-bar.module.css';

export interface FocusBarProps {
  /** Name of the bar. */
  readonly label: string;
  /** The label of the exit, for example "Quitter le quiz"; wide screens only show `leaveWord`. */
  readonly leaveLabel: string;
  readonly leaveWord: string;
  readonly onLeave: () => void;
  /** The learner's position; absent while the questions load. */
  readonly progress?: {
    /** "Question 3 sur 10" */
    readonly label: string;
    /** "3/10", for narrow screens. */
    readonly short: string;
    readonly value: number;
    readonly max: number;
  };
  /** An urgent message, shown instead of the line. */
  readonly warning?: ReactNode;
  /** The clock and its controls. */
  readonly children?: ReactNode;
}

/**
 * The bar above a question: exit, progress, time. It stays at the top, and leaves a width of `--focus-tools`
 * at its end for the host.
 */
export function FocusBar({
  label,
  leaveLabel,
  leaveWord,
  onLeave,
  progress,
  warning,
  children,
}: FocusBarProps) {
  return (
    <section className={styles.bar} aria-label={label} data-no-print="">
      <button
        type="button"
        className={styles.leave}
        aria-label={leaveLabel}
        title={leaveLabel}
        onClick={onLeave}
      >
        <X size={22} aria-hidden="true" />
        <span className={styles.word} aria-hidden="true">
          {leaveWord}
        </span>
      </button>
      <div className={styles.middle}>
        {progress ? (
          <div className={styles.progress}>
            <span className={styles.count}>
              <span className={styles.long}>{progress.label}</span>
              <span className={styles.short} aria-hidden="true">
                {progress.short}
              </span>
            </span>
            {warning ?? <PulseProgress label={progress.label} value={progress.value} max={progress.max} />}
          </div>
        ) : null}
      </div>
      <div className={styles.end}>{children}</div>
    </section>
  );
}
