import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Announced when the spinner appears. Omit it when there is a text with the same meaning beside it. */
  readonly label?: string;
  /** Width and height in pixels. */
  readonly size?: number;
}

export function Spinner({ label, size = 20 }: SpinnerProps) {
  const ring = (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle className={styles.track} cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
  if (label === undefined) return ring;
  return (
    <output className={styles.status}>
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}
