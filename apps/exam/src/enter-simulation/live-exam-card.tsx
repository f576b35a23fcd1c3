import { formatClock, useTranslation } from '@revisoins/i18n';
import { Link, useRevalidator } from '@revisoins/router';
import { Card, LinkButton } from '@revisoins/ui';
import { useEffect, useState } from 'react';
import type { LiveLobbyExam } from '../exam-server/read-lobby.ts';
import styles from './simulation.module.css';

/** Offers to go on with the exam under way, begun here or on another device. */
export function LiveExamCard({ live }: { live: LiveLobbyExam }) {
  const { t } = useTranslation('exam');
  const { revalidate } = useRevalidator();
  const [seconds, setSeconds] = useState(() => (live.deadline - live.now) / 1000);
  const isOver = seconds <= 0;
  useEffect(() => {
    const begun = performance.now();
    const tick = () =>
      setSeconds(Math.max(0, (live.deadline - live.now - (performance.now() - begun)) / 1000));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [live]);
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, revalidate]);
  return (
    <Card as="section" className={styles.panel}>
      <h2>{t('live.title')}</h2>
      <p>
        {t('live.body', {
          count: live.answered,
          total: live.questionCount,
          time: formatClock(seconds, true),
        })}
      </p>
      <LinkButton wide>
        <Link to={`/exam-quiz?questions=${live.questionCount}&time=${live.minutes}`}>{t('live.resume')}</Link>
      </LinkButton>
      <p className={styles.small}>{t('live.note')}</p>
    </Card>
  );
}
