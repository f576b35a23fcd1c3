import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { PulseProgress } from '../progress/pulse-progress.tsx';
import styles from './focus-bar.module.css';

export interface FocusBarProps {
  /** Name of the bar. */
  readonly label: string;
  /** What the way out does, for example "Quitter le quiz"; `leaveWord` is as much of it as a wide screen shows. */
  readonly leaveLabel: string;
  readonly leaveWord: string;
  readonly onLeave: () => void;
  /** Where the learner is; absent while the questions are on their way. */
  readonly progress?: {
    /** "Question 3 sur 10" */
    readonly label: string;
    /** "3/10", where there is no room for more. */
    readonly short: string;
    readonly value: number;
    readonly max: number;
  };
  /** A word that cannot wait, in the place of the line. */
  readonly warning?: ReactNode;
  /** The clock, and what belongs to it. */
  readonly children?: ReactNode;
}

/**
 * All that stands around a question: the way out, how far, how long. It stays at the upper edge, and leaves the width
 * `--focus-tools` at its end to what a host puts there.
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
