import type { ReactNode } from 'react';
import { Card } from '../card/card.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './stat-card.module.css';

export interface StatCardProps {
  readonly label: string;
  /** The formatted figure; `null` while it loads. */
  readonly value: ReactNode;
  /** A line or a Chip below the figure. */
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
}

export function StatCard({ label, value, detail, icon }: StatCardProps) {
  return (
    <Card className={styles.stat}>
      <p className={styles.label}>
        {icon}
        {label}
      </p>
      <p className={styles.value}>{value ?? <Skeleton width="3.5ch" />}</p>
      {detail != null ? <div className={styles.detail}>{detail}</div> : null}
    </Card>
  );
}
