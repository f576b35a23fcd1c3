import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './alert.module.css';

export type AlertTone = 'info' | 'ok' | 'warm' | 'bad';

export interface AlertProps {
  readonly tone?: AlertTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** 'polite' or 'assertive' when it appears after an action; off for one that is there from the start. */
  readonly live?: 'off' | 'polite' | 'assertive';
  readonly onDismiss?: () => void;
  readonly dismissLabel?: string;
}

const icons = { info: Info, ok: CircleCheck, warm: TriangleAlert, bad: CircleAlert };
const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

export function Alert({ tone = 'info', title, children, live = 'off', onDismiss, dismissLabel }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div role={roles[live]} data-alert="" className={classNames(styles.alert, styles[tone])}>
      <Icon className={styles.icon} size={22} aria-hidden="true" />
      <div className={styles.body}>
        {title !== undefined ? <p className={styles.title}>{title}</p> : null}
        {children}
      </div>
      {onDismiss !== undefined && dismissLabel !== undefined ? (
        <IconButton label={dismissLabel} className={styles.dismiss} onClick={onDismiss}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  );
}
