import { useId, type ComponentProps, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { FieldError } from './field-error.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** May contain a link, for example to the terms. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | null | undefined;
}

export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  const invalid = Boolean(error);
  const describedBy =
    [invalid && `${id}-error`, hint != null && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames(styles.checkbox, className)}>
      <label className={styles.row}>
        <span className={styles.frame}>
          <input
            type="checkbox"
            className={styles.input}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            {...rest}
          />
          <Check className={styles.tick} size={18} strokeWidth={3.2} aria-hidden="true" />
        </span>
        <span>{label}</span>
      </label>
      {hint != null ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={`${id}-error`} error={error} className={styles.error} />
    </div>
  );
}
