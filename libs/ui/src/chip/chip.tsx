import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './chip.module.css';

export type Tone = 'neutral' | 'brand' | 'warm' | 'ok' | 'bad' | 'info';

export interface ChipProps extends ComponentProps<'span'> {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
}

/** A short fact beside a title. The meaning is in the text; the tone only supports it. */
export function Chip({ tone = 'neutral', icon, className, children, ...rest }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles[tone], className)} {...rest}>
      {icon}
      {children}
    </span>
  );
}
