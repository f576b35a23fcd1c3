import { secondsLeft } from '@revisoins/contracts';
import { useTick } from '@revisoins/assessment/player';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { Link, useRevalidator } from '@revisoins/router';
import { Card, LinkButton } from '@revisoins/ui';
import { useEffect, useRef, useState } from 'react';
import { examAddress } from '../attempt/exam-address.ts';
import type { LiveLobbyExam } from '../exam-server/read-lobby.ts';
import styles from './simulation.module.css';

/** Offers to resume the exam under way, started here or on another device. */
export function LiveExamCard({ live }: { live: LiveLobbyExam }) {
  const { t } = useTranslation('exam');
  const { revalidate } = useRevalidator();
  const [seconds, setSeconds] = useState(() => secondsLeft(live.deadline, live.now));
  const isOver = seconds <= 0;
  const arrived = useRef(0);
  useEffect(() => {
    arrived.current = performance.now();
  }, [live]);
  useTick(() => setSeconds(secondsLeft(live.deadline, live.now + performance.now() - arrived.current)));
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
        <Link to={examAddress(live)}>{t('live.resume')}</Link>
      </LinkButton>
      <p className={styles.small}>{t('live.note')}</p>
    </Card>
  );
}
