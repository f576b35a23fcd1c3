import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Name for screen readers, and the tooltip. */
  readonly label: string;
  /** An icon, or two letters. */
  readonly children: ReactNode;
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} className={classNames(styles.button, className)} {...rest}>
      <span className={styles.face} aria-hidden="true">
        {children}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
