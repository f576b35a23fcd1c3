import { PageHeading } from '@revisoins/ui';
import type { ReactNode } from 'react';
import styles from './quiz-start.module.css';

export function StartHeading({ icon, number, name }: { icon: ReactNode; number: string; name: string }) {
  return (
    <div className={styles.heading}>
      <span className={styles.icon}>{icon}</span>
      <PageHeading className={styles.title}>
        <span className={styles.number}>
          {number}
          <span className={styles.dash}> - </span>
        </span>
        {name}
      </PageHeading>
    </div>
  );
}
