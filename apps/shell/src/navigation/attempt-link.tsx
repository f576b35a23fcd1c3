import { useSecondsLeft, type AttemptUnderWay } from '@revisoins/host';
import { formatClock } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { CirclePlay, Timer } from 'lucide-react';
import styles from './attempt-link.module.css';

/** An attempt under way, with the text that its remote declares for a link to it. */
export interface LinkedAttempt extends AttemptUnderWay {
  readonly label: string;
}

/** A link to the attempt under way, with its remaining time. */
export function AttemptLink({ attempt }: { attempt: LinkedAttempt }) {
  const { label, href, deadline, isUrgent } = attempt;
  const left = useSecondsLeft(deadline);
  const Icon = isUrgent ? Timer : CirclePlay;
  return (
    <Link to={href} className={styles.link} title={label}>
      <Icon size={20} className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>{label}</span>
      {left === null ? null : <span className={styles.time}>{formatClock(left, true)}</span>}
    </Link>
  );
}
