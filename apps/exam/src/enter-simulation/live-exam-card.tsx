import { formatClock, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Card, LinkButton } from '@revisoins/ui';
import { examAddress } from '../attempt/exam-address.ts';
import { currentPart } from '../attempt/exam-part.ts';
import { useServerCountdown } from '../duration/use-server-countdown.ts';
import type { LiveLobbyExam } from '../exam-server/read-lobby.ts';
import styles from './simulation.module.css';

/** Offers to resume the exam under way, started here or on another device. */
export function LiveExamCard({ live }: { live: LiveLobbyExam }) {
  const { t } = useTranslation('exam');
  const seconds = useServerCountdown(live.breakUntil ?? live.deadline, live.now);
  return (
    <Card as="section" className={styles.panel}>
      <h2>{t('live.title')}</h2>
      {live.kind === 'mock' ? <p>{t('mock.live', live)}</p> : null}
      <p>
        {t(live.breakUntil === null ? 'live.body' : 'break.live', {
          count: live.answered,
          total: currentPart(live).questionCount,
          time: formatClock(seconds, true),
          part: live.part + 1,
        })}
      </p>
      <LinkButton wide>
        <Link to={examAddress(live)}>{t('live.resume')}</Link>
      </LinkButton>
      <p className={styles.small}>{t('live.note')}</p>
    </Card>
  );
}
