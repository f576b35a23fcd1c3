import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonClasses, type ButtonLook } from './button-classes.ts';
import styles from './button.module.css';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shown before the label. */
  readonly icon?: ReactNode;
  /** Work is in progress: the button keeps its focus and width and ignores presses. */
  readonly busy?: boolean;
  /** Replaces the label while busy, for example "Enregistrement...". */
  readonly busyLabel?: string;
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, busy = false, busyLabel, className, children, onClick, ...rest } = props;
  const replaced = busy && busyLabel !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // `aria-disabled` instead of `disabled`: the button must keep focus, yet a form must not be sent twice.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClasses({ variant, size, wide }, className)}
      onClick={press}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
    >
      <span className={busy ? styles.faded : styles.label} aria-hidden={replaced || undefined}>
        {icon}
        {children}
      </span>
      {busy || busyLabel !== undefined ? (
        <span className={busy ? styles.label : styles.waiting} aria-hidden={!replaced || undefined}>
          <Spinner />
          {busyLabel}
        </span>
      ) : null}
    </button>
  );
}
