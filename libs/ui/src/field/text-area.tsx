import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { useControlAttributes } from './field-context.ts';
import styles from './control.module.css';

export type TextAreaProps = ComponentProps<'textarea'>;

export function TextArea({ className, ...rest }: TextAreaProps) {
  return <textarea {...useControlAttributes()} className={classNames(styles.control, className)} {...rest} />;
}
