import { AttemptBar } from '@revisoins/assessment/player';
import { formatClock, formatDate, formatPercent, useTranslation } from '@revisoins/i18n';
import { useRevalidator } from '@revisoins/router';
import { Alert, Announcement, Button, Card, Page } from '@revisoins/ui';
import { useEffect, useState } from 'react';
import { missedAnswers } from '../attempt/ended-exam.ts';
import { useAllottedTime } from '../duration/use-allotted-time.ts';
import { useServerCountdown } from '../duration/use-server-countdown.ts';
import type { LiveExam } from '../exam-server/exam-facts.schema.ts';
import styles from './break-screen.module.css';
import { useStartPart } from './use-start-part.ts';

export interface BreakScreenProps {
  readonly learner: string;
  readonly live: LiveExam;
  /** When the next part begins automatically, in ms of the server's clock. */
  readonly breakUntil: number;
}

/** The break between two parts: how long it still lasts, what comes next, and the button that ends it. */
export function BreakScreen({ learner, live, breakUntil }: BreakScreenProps) {
  const { t } = useTranslation('exam');
  const next = live.part + 1;
  const ended = live.parts[live.part - 1]?.endedAt ?? 0;
  const allottedTime = useAllottedTime();
  const coming = live.parts[live.part];
  const { start, isBusy, problem } = useStartPart(learner, live.id, next);
  const missed = missedAnswers(live.id);
  if (!coming) return null;
  return (
    <>
      <AttemptBar kind="exam" label={t('mock.title')} exit="/exam-simulation" />
      <Page title={t('break.title')} eyebrow={t('mock.title')} width="reading">
        <div className={styles.screen}>
          <p role="status">
            {t(ended >= live.deadline ? 'break.timeUp' : 'break.handedIn', { part: live.part })}
          </p>
          {missed > 0 ? (
            <Alert tone="warm" title={t('late.missedTitle', { count: missed })}>
              <p>{t('break.missedBody')}</p>
            </Alert>
          ) : null}
          <Card as="section" className={styles.panel}>
            <BreakClock now={live.now} until={breakUntil} part={next} />
            <p>
              {t('break.next', {
                part: next,
                count: coming.questionCount,
                time: allottedTime(coming.minutes, live.timeFactor),
                percent: formatPercent(coming.passPercent ?? 0),
              })}
            </p>
            <p className={styles.note}>{t('break.note', { part: live.part })}</p>
            {problem ? (
              <Alert tone="bad" live="assertive" title={t('break.failedTitle', { part: next })}>
                <p>{t('break.failedBody')}</p>
              </Alert>
            ) : null}
            <Button wide busy={isBusy} onClick={() => void start()}>
              {t('break.start', { part: next })}
            </Button>
          </Card>
        </div>
      </Page>
    </>
  );
}

/**
 * Counts down by the server's time, whatever the device's clock shows; the next part appears when it is over.
 */
function BreakClock({ now, until, part }: { now: number; until: number; part: number }) {
  const { t } = useTranslation('exam');
  const { revalidate } = useRevalidator();
  const seconds = useServerCountdown(until, now);
  const [endsAt] = useState(() => new Date(Date.now() + until - now));
  // A device that slept may have missed the end.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
  return (
    <div>
      <p>{t('break.left')}</p>
      <p role="timer" className={styles.clock}>
        {formatClock(seconds, true)}
      </p>
      <p>{t('break.until', { part, time: formatDate(endsAt, 'time') })}</p>
      <Announcement>{seconds <= 60 && seconds > 0 ? t('break.lastMinute', { part }) : ''}</Announcement>
    </div>
  );
}
