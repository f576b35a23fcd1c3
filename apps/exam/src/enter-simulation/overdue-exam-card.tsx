import { formatDate, useTranslation } from '@revisoins/i18n';
import { useNavigate, useRevalidator } from '@revisoins/router';
import { Alert, Button, Card } from '@revisoins/ui';
import { useState } from 'react';
import { currentPart } from '../attempt/exam-part.ts';
import { useReadAgainAt } from '../duration/use-read-again-at.ts';
import { examRefusal } from '../exam-server/exam-refusal.ts';
import { finishPart } from '../exam-server/exam-calls.ts';
import type { LiveLobbyExam } from '../exam-server/read-lobby.ts';
import styles from './simulation.module.css';

/** The exam's time is up, and the server waits a while for answers that another device may have. */
export function OverdueExamCard({ live }: { live: LiveLobbyExam }) {
  const { t } = useTranslation('exam');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isPart = live.part < live.parts.length;
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // A second later, and never at once: the server may still say that it waits.
  useReadAgainAt(Math.max(live.acceptedUntil, live.now) + 1000, live.now);
  const handIn = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const { state } = await finishPart(live);
      await navigate(state === 'finished' ? `/exam-results/${live.id}` : '/exam-quiz');
    } catch (error) {
      // Answers have arrived meanwhile, or the exam has ended: show its current state.
      if (examRefusal(error)) await revalidate();
      else setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card as="section" className={styles.panel}>
      <h2>{t(isPart ? 'overdue.partTitle' : 'overdue.title', live)}</h2>
      <p>
        {t('overdue.body', {
          count: live.answered,
          total: currentPart(live).questionCount,
          time: formatDate(new Date(live.acceptedUntil), 'time'),
        })}
      </p>
      {hasFailed ? (
        <Alert tone="bad" live="assertive">
          {t('overdue.failed')}
        </Alert>
      ) : null}
      <Button wide busy={isBusy} onClick={() => void handIn()}>
        {t('overdue.handIn')}
      </Button>
      <p className={styles.small}>{t(isPart ? 'overdue.partNote' : 'overdue.note')}</p>
    </Card>
  );
}
