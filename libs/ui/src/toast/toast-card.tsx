import { Bell, CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import type { Toast } from './toast.ts';
import styles from './toast.module.css';

const icons = { default: Bell, success: CircleCheck, info: Info, destructive: CircleAlert };

export interface ToastCardProps {
  readonly toast: Toast;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

export function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const variant = toast.variant ?? 'default';
  const Icon = icons[variant];
  return (
    <span className={classNames(styles.toast, styles[variant])}>
      <span className={styles.icon}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <span className={styles.body}>
        <span className={styles.title}>{toast.title}</span>
        {toast.description !== undefined ? (
          <span className={styles.description}>{toast.description}</span>
        ) : null}
      </span>
      <IconButton label={dismissLabel} className={styles.dismiss} onClick={onDismiss}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
