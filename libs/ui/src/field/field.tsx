import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { FieldContext } from './field-context.ts';
import { FieldError } from './field-error.tsx';
import styles from './field.module.css';

export interface FieldProps {
  readonly label: string;
  /** Help that stays visible, below the control. */
  readonly hint?: ReactNode;
  /** What is wrong and how to fix it. The control is invalid while it is set. */
  readonly error?: string | null | undefined;
  /** Beside the label: a link, a counter, "facultatif". */
  readonly aside?: ReactNode;
  readonly required?: boolean;
  readonly className?: string;
  /** One control of this library; it takes its id and descriptions from the Field. */
  readonly children: ReactNode;
}

export function Field({ label, hint, error, aside, required = false, className, children }: FieldProps) {
  const id = useId();
  const invalid = Boolean(error);
  const describedBy =
    [invalid && `${id}-error`, hint != null && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames(styles.field, className)}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, describedBy, invalid, required }}>{children}</FieldContext>
      <FieldError id={`${id}-error`} error={error} />
      {hint != null ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
