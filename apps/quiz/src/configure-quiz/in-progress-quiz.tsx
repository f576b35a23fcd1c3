import { attemptTime, countAnswered, isAbandoned, type QuizAttempt } from '@revisoins/assessment';
import { useTick } from '@revisoins/assessment/player';
import { confirm, deviceReading } from '@revisoins/host';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Button, Card, LinkButton } from '@revisoins/ui';
import { useState } from 'react';
import { forgetQuiz } from '../attempt/stored-quiz.ts';
import { quizAddress } from '../attempt/quiz-place.ts';
import styles from './quiz-start.module.css';

export interface InProgressQuizProps {
  readonly attempt: QuizAttempt;
  readonly skillId: number;
  readonly onThrownAway: () => void;
}

/** Whole seconds; null without a deadline. */
function timeLeft(attempt: QuizAttempt): number | null {
  return attempt.finished ? 0 : attemptTime(attempt, deviceReading()).left;
}

/** Offers to resume an unfinished quiz; one whose time is up continues to its results. */
export function InProgressQuiz({ attempt, skillId, onThrownAway }: InProgressQuizProps) {
  const { t } = useTranslation('quiz');
  const [left, setLeft] = useState(() => timeLeft(attempt));
  useTick(() => {
    if (isAbandoned(attempt, deviceReading())) onThrownAway();
    else setLeft(timeLeft(attempt));
  });

  const answered = countAnswered(attempt.answers);
  const total = attempt.questions.length;
  const isOver = left === 0;
  const throwAway = async () => {
    const isSure = await confirm({
      title: t('play.cancelTitle'),
      body: t('play.cancelBody', { count: answered }),
      confirmLabel: t('play.cancelConfirm'),
      cancelLabel: t('cancel'),
      destructive: true,
    });
    if (!isSure) return;
    forgetQuiz(attempt);
    onThrownAway();
  };
  return (
    <Card as="section" className={styles.panel}>
      <h2>{isOver ? t('inProgress.overTitle') : t('inProgress.title')}</h2>
      <p>
        {isOver
          ? t('inProgress.overBody', { count: answered, total })
          : t('inProgress.answered', { count: answered, total })}{' '}
        {isOver
          ? null
          : left === null
            ? t('inProgress.waits')
            : t('inProgress.runsOn', { time: formatClock(left, true) })}
      </p>
      <div className={styles.actions}>
        <LinkButton>
          <Link to={quizAddress(skillId, attempt)}>
            {isOver ? t('inProgress.results') : t('inProgress.resume')}
          </Link>
        </LinkButton>
        {isOver ? null : (
          <Button variant="secondary" onClick={() => void throwAway()}>
            {t('inProgress.startOver')}
          </Button>
        )}
      </div>
    </Card>
  );
}
