import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useControlAttributes } from './field-context.ts';
import styles from './control.module.css';

export type TextInputProps = ComponentProps<'input'>;

export function TextInput({ className, ...rest }: TextInputProps) {
  return (
    <input
      type="text"
      {...useControlAttributes()}
      className={classNames(styles.control, className)}
      {...rest}
    />
  );
}
