import { scoreQuiz, secondsSpent, type FinishedQuiz } from '@revisoins/assessment';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { StatCard } from '@revisoins/ui';
import { CircleCheck, CircleHelp, CircleX, Timer } from 'lucide-react';
import styles from './results.module.css';

export interface ResultFiguresProps {
  readonly attempt: FinishedQuiz;
  /** Whether the timing of the attempt is known, as it is for one that was just finished. */
  readonly isTimingKnown?: boolean;
}

export function ResultFigures({ attempt, isTimingKnown = true }: ResultFiguresProps) {
  const { t } = useTranslation('quiz');
  const { score, wrong, unanswered } = scoreQuiz(attempt.questions, attempt.answers);
  return (
    <div className={styles.figures}>
      <StatCard
        icon={<CircleCheck size={18} aria-hidden="true" />}
        label={t('results.correct')}
        value={score}
      />
      <StatCard icon={<CircleX size={18} aria-hidden="true" />} label={t('results.wrong')} value={wrong} />
      <StatCard
        icon={<CircleHelp size={18} aria-hidden="true" />}
        label={t('results.unanswered')}
        value={unanswered}
      />
      <StatCard
        icon={<Timer size={18} aria-hidden="true" />}
        label={t(`results.timeBy.${isTimingKnown ? attempt.timing : 'timed'}`)}
        value={formatClock(secondsSpent(attempt))}
      />
    </div>
  );
}
