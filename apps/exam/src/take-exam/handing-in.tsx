import { examRules } from '@revisoins/assessment';
import { useAttemptTime } from '@revisoins/assessment/player';
import { formatDate, useTranslation } from '@revisoins/i18n';
import { Alert, Button, Page, Spinner } from '@revisoins/ui';
import type { ReactNode } from 'react';
import { waitingPositions, withoutEntry } from '../attempt/exam-attempt.ts';
import { lateDelivery, type Sitting } from './exam-state.ts';
import type { Exam } from './exam.store.ts';
import { useFollowing } from './use-following.ts';
import styles from './handing-in.module.css';

function Waiting({ what, children }: { what: string; children?: ReactNode }) {
  const { t } = useTranslation('exam');
  return (
    <Page title={t('play.finishWaitTitle')} width="reading">
      <div className={styles.screen}>
        <p className={styles.what} role="status">
          <Spinner />
          {what}
        </p>
        {children}
      </div>
    </Page>
  );
}

/** Shown between the last answer and the results; usually too briefly to be seen. */
export function HandingIn({ exam, sitting: { attempt, connection } }: { exam: Exam; sitting: Sitting }) {
  const { t } = useTranslation('exam');
  const left = useAttemptTime(exam, attempt).left ?? 0;
  const count = waitingPositions(attempt).length;
  const { until, isOver } = lateDelivery(attempt);
  const time = formatDate(new Date(until), 'time');
  const keepOn = () => exam.change((one) => withoutEntry(one, one.id));
  const nothingWaits = t(attempt.part < attempt.partCount ? 'mock.partWait' : 'play.finishWaitNone');
  useFollowing(exam);
  if (count > 0 && isOver) {
    return (
      <Waiting what={t('play.finishLateWait')}>
        <Alert tone="bad" live="polite" title={t('late.missedTitle', { count })}>
          <p>{t('play.finishLateBody', { time, minutes: examRules.lateMinutes })}</p>
        </Alert>
        <div className={styles.actions}>
          <Button onClick={() => void exam.deliver()}>{t('retry')}</Button>
        </div>
      </Waiting>
    );
  }
  return (
    <Waiting what={count > 0 ? t('play.finishWaitBody', { count, time }) : nothingWaits}>
      {connection === 'lost' ? (
        <>
          <Alert tone="warm">{t(count > 0 ? 'play.finishWaitSafe' : 'play.finishNoneSafe', { time })}</Alert>
          <div className={styles.actions}>
            <Button onClick={() => void exam.deliver()}>{t('retry')}</Button>
            {left > 0 ? (
              <Button variant="secondary" onClick={keepOn}>
                {t('play.stay')}
              </Button>
            ) : null}
          </div>
        </>
      ) : null}
    </Waiting>
  );
}

/** Shown while what comes next loads: the results if the exam `isOver`, else the break. */
export function HandedIn({ isOver }: { isOver: boolean }) {
  const { t } = useTranslation('exam');
  return <Waiting what={t(isOver ? 'play.finishWaitNone' : 'mock.partWait')} />;
}
