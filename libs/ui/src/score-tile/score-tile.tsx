import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './score-tile.module.css';

export interface ScoreTileProps {
  readonly tone: 'ok' | 'warm' | 'bad' | 'neutral';
  readonly size?: 'regular' | 'large';
  /** The formatted number, for example "90 %": colour alone must not convey the score. */
  readonly children: ReactNode;
}

export function ScoreTile({ tone, size = 'regular', children }: ScoreTileProps) {
  return (
    <span
      data-score={size === 'large' ? '' : undefined}
      className={classNames(styles.tile, styles[tone], size === 'large' && styles.large)}
    >
      {children}
    </span>
  );
}
