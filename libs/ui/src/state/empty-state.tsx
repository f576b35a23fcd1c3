import type { ReactNode } from 'react';
import styles from './state.module.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** What to do next. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon != null ? <span className={styles.icon}>{icon}</span> : null}
      <h2 className={styles.title}>{title}</h2>
      {children != null ? <div className={styles.body}>{children}</div> : null}
      {action != null ? <div className={styles.actions}>{action}</div> : null}
    </div>
  );
}
