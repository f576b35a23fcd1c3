import { classNames } from '../class-names.ts';
import styles from './step-dots.module.css';

export interface StepDotsProps {
  readonly count: number;
  /** From 0. */
  readonly current: number;
  readonly isDone: (step: number) => boolean;
}

/** Progress as dots; PulseProgress puts it into words. */
export function StepDots({ count, current, isDone }: StepDotsProps) {
  return (
    <span className={styles.dots} aria-hidden="true">
      {Array.from({ length: count }, (_, step) => (
        <i
          key={step}
          className={classNames(styles.dot, isDone(step) && styles.done, step === current && styles.current)}
        />
      ))}
    </span>
  );
}
