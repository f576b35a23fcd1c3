import { CircleAlert } from 'lucide-react';
import { classNames } from '../class-names.ts';
import styles from './field-error.module.css';

export interface FieldErrorProps {
  /** For `aria-describedby` of the control. */
  readonly id: string;
  readonly error: string | null | undefined;
  readonly className?: string | undefined;
}

/** What is wrong with a control. Always rendered, so that screen readers announce a text that appears. */
export function FieldError({ id, error, className }: FieldErrorProps) {
  return (
    <p id={id} className={classNames(styles.error, className)} aria-live="polite">
      {error ? (
        <>
          <CircleAlert size={18} aria-hidden="true" />
          {error}
        </>
      ) : null}
    </p>
  );
}
