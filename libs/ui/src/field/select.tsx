import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { useControlAttributes } from './field-context.ts';
import styles from './control.module.css';

export type SelectProps = ComponentProps<'select'>;

/** The browser's own select, which works best on phones; children are `<option>` elements. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className={styles.wrap}>
      <select
        {...useControlAttributes()}
        className={classNames(styles.control, styles.select, className)}
        {...rest}
      >
        {children}
      </select>
      <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
    </span>
  );
}
