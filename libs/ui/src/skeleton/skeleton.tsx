import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; give the size of the content, so that nothing moves when it arrives. */
  readonly width?: string;
  readonly height?: string;
  readonly shape?: 'text' | 'block' | 'circle';
}

/**
 * Placeholder for content that is loading; hidden from screen readers (put `aria-busy` on the region
 * instead).
 */
export function Skeleton({ width, height, shape = 'text' }: SkeletonProps) {
  const size: CSSProperties = {
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  };
  return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape])} style={size} />;
}
