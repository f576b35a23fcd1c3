import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'section' | 'article' | 'li';
  /**
   * The link in the card's heading covers the whole card, so that it is a single target with a single
   * accessible name.
   */
  readonly interactive?: boolean;
}

export function Card({ as = 'div', interactive = false, className, ...rest }: CardProps) {
  // The four elements take the same attributes; only the type of their ref differs.
  const Element = as as 'div';
  return (
    <Element className={classNames(styles.card, interactive && styles.interactive, className)} {...rest} />
  );
}
