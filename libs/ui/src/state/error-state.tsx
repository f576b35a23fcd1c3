import type { ReactNode } from 'react';
import { CloudAlert } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import styles from './state.module.css';

export interface ErrorStateProps {
  /** What happened; names the thing that failed. */
  readonly title: string;
  /** 1 when the error is the whole page. */
  readonly level?: 1 | 2;
  /** What is not lost, for example "Vos réponses sont enregistrées." */
  readonly safe?: ReactNode;
  readonly children?: ReactNode;
  readonly retryLabel?: string;
  readonly retryingLabel?: string;
  readonly retrying?: boolean;
  readonly onRetry?: () => void;
  /** Another action beside the retry. */
  readonly action?: ReactNode;
}

export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    level = 2,
    safe,
    children,
    retryLabel,
    retryingLabel,
    retrying = false,
    onRetry,
    action,
  } = props;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.state} role="alert">
      <span className={classNames(styles.icon, styles.failed)}>
        <CloudAlert size={30} aria-hidden="true" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children != null ? <div className={styles.body}>{children}</div> : null}
      {safe != null ? <p className={styles.body}>{safe}</p> : null}
      <div className={styles.actions}>
        {onRetry !== undefined && retryLabel !== undefined ? (
          <Button
            busy={retrying}
            {...(retryingLabel === undefined ? {} : { busyLabel: retryingLabel })}
            onClick={onRetry}
          >
            {retryLabel}
          </Button>
        ) : null}
        {action}
      </div>
    </div>
  );
}
