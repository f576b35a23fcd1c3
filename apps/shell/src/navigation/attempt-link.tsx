import { useSecondsLeft, type AttemptUnderWay } from '@revisoins/host';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { CirclePlay, Timer } from 'lucide-react';
import styles from './attempt-link.module.css';

/** A link to the exam or quiz under way, with its remaining time. */
export function AttemptLink({ attempt: { kind, href, deadline } }: { attempt: AttemptUnderWay }) {
  const { t } = useTranslation('shell');
  const left = useSecondsLeft(deadline);
  const Icon = kind === 'exam' ? Timer : CirclePlay;
  return (
    <Link to={href} className={styles.link} title={t(`attempt.${kind}`)}>
      <Icon size={20} className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>{t(`attempt.${kind}`)}</span>
      {left === null ? null : <span className={styles.time}>{formatClock(left, true)}</span>}
    </Link>
  );
}
