import { useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ToastCard } from './toast-card.tsx';
import type { Toast } from './toast.ts';
import { useClearPlace } from './use-clear-place.ts';
import { usePause } from './use-pause.ts';
import styles from './toast.module.css';

export interface ToastRegionProps {
  /** Name of the region, for example "Notifications". */
  readonly label: string;
  readonly dismissLabel: string;
  /** Oldest first. */
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  /**
   * While a question is shown and no place is free, toasts go to the end of the page instead of covering it.
   * The region must then be the last element of the page.
   */
  readonly coversNothing?: boolean;
  /** True while the pointer or focus is on a toast's button: its timer should be paused. */
  readonly onPauseChange?: (isPaused: boolean) => void;
}

/**
 * Shows toasts given as data. Both live regions are in the page from the start, or the first toast would not
 * be announced: failures interrupt, other toasts wait. Toasts appear where they cover the least of the page.
 */
export function ToastRegion({
  label,
  dismissLabel,
  toasts,
  onDismiss,
  coversNothing = false,
  onPauseChange,
}: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  usePause(region, onPauseChange);
  useClearPlace(region, toasts, coversNothing);
  const urgent = toasts.filter((toast) => toast.variant === 'destructive');
  const calm = toasts.filter((toast) => toast.variant !== 'destructive');
  const card = (toast: Toast) => (
    <ToastCard
      key={toast.id}
      toast={toast}
      dismissLabel={dismissLabel}
      onDismiss={() => onDismiss(toast.id)}
    />
  );
  const spoken = ({ id, title, description = '' }: Toast) => (
    <VisuallyHidden key={id}>{`${title}. ${description}`}</VisuallyHidden>
  );
  const renderToasts = (some: readonly Toast[]) => [
    ...some.filter((toast) => toast.spokenOnly).map(spoken),
    ...some.filter((toast) => !toast.spokenOnly).map(card),
  ];
  return (
    <section ref={region} aria-label={label} data-toasts="" data-no-print="" className={styles.region}>
      <output aria-live="polite" className={styles.stack}>
        {renderToasts(calm)}
      </output>
      <div role="alert" aria-live="assertive" className={styles.stack}>
        {renderToasts(urgent)}
      </div>
    </section>
  );
}
