import { Timer, TriangleAlert } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { Announcement } from '../visually-hidden/announcement.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './countdown.module.css';

export interface CountdownProps {
  /** Name for screen readers, for example "Temps restant". */
  readonly label: string;
  /** The displayed time, for example "2:14". */
  readonly time: string;
  readonly tone?: 'calm' | 'soon' | 'last';
  /**
   * Announced politely when it changes; change it only at the moments worth announcing (half time, one
   * minute).
   */
  readonly announcement?: string;
}

/** A visible clock. Screen readers hear the announcements, and the time when they read the clock. */
export function Countdown({ label, time, tone = 'calm', announcement = '' }: CountdownProps) {
  const Icon = tone === 'last' ? TriangleAlert : Timer;
  return (
    <>
      <span role="timer" aria-live="off" className={classNames(styles.countdown, styles[tone])}>
        <Icon size={22} strokeWidth={2.4} aria-hidden="true" />
        <VisuallyHidden>{label} </VisuallyHidden>
        <span className={styles.time}>{time}</span>
      </span>
      <Announcement>{announcement}</Announcement>
    </>
  );
}
