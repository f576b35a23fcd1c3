import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import styles from './alert.module.css';
import type { AlertTone } from './alert.tsx';

export interface BannerProps {
  readonly tone?: AlertTone;
  /** Name of the region for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
  readonly onDismiss?: () => void;
  readonly dismissLabel?: string;
}

/** A strip across the whole width below the header, about the whole site rather than one action. */
export function Banner({ tone = 'info', label, children, onDismiss, dismissLabel }: BannerProps) {
  return (
    <aside aria-label={label} data-no-print="" className={classNames(styles.banner, styles[tone])}>
      <div className={styles.bannerBody}>{children}</div>
      {onDismiss !== undefined && dismissLabel !== undefined ? (
        <IconButton label={dismissLabel} className={styles.dismiss} onClick={onDismiss}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      ) : null}
    </aside>
  );
}
