import type { AttemptUnderWay } from '@revisoins/host';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { CirclePlay, Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './attempt-link.module.css';

/** Seconds until a deadline, each second anew; null without one. */
function useSecondsLeft(deadline: number | null): number | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? null : Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** The way back to an exam or a quiz under way, with the time that it has left. */
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
