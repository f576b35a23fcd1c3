import type { ComponentProps, ReactNode } from 'react';
import { Check } from 'lucide-react';
import { Slot } from 'radix-ui/slot';
import { classNames } from '../class-names.ts';
import styles from './menu.module.css';

export interface MenuItemProps extends ComponentProps<'button'> {
  readonly icon?: ReactNode;
  readonly destructive?: boolean;
}

export function MenuItem({ icon, destructive = false, className, children, ...rest }: MenuItemProps) {
  const classes = classNames(styles.item, destructive && styles.destructive, className);
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={classes} {...rest}>
      {icon}
      <span className={styles.text}>{children}</span>
    </button>
  );
}

/** An entry that navigates: its only child is a link, which may have an icon before its text. */
export function MenuLink({ className, ...rest }: ComponentProps<typeof Slot>) {
  return <Slot role="menuitem" tabIndex={-1} className={classNames(styles.item, className)} {...rest} />;
}

export interface MenuChoiceProps extends ComponentProps<'button'> {
  readonly checked: boolean;
}

/** One of several values, for example a language. */
export function MenuChoice({ checked, className, children, ...rest }: MenuChoiceProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={checked}
      tabIndex={-1}
      className={classNames(styles.item, className)}
      {...rest}
    >
      <span className={styles.text}>{children}</span>
      <Check size={20} strokeWidth={2.6} aria-hidden="true" className={styles.tick} />
    </button>
  );
}

/** Who or what the menu is about; not an entry. */
export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return (
    <div role="presentation" className={styles.heading}>
      {children}
    </div>
  );
}

export function MenuSeparator() {
  return <hr className={styles.separator} />;
}
