import { formatClock, useTranslation } from '@revisoins/i18n';
import { StatCard } from '@revisoins/ui';
import { CircleCheck, CircleHelp, CircleX, Timer } from 'lucide-react';
import type { CorrectedExam } from '../exam-server/read-correction.ts';
import styles from './results.module.css';

/** The mistakes are those that the correction shows; the questions without an answer stand beside them. */
export function ResultFigures({
  exam: { score, questionCount, timeSpent, questions },
}: {
  exam: CorrectedExam;
}) {
  const { t } = useTranslation('exam');
  const unanswered = questions.filter(({ choice, voided }) => choice === null && !voided).length;
  return (
    <div className={styles.figures}>
      <StatCard
        label={t('results.correct')}
        value={score}
        icon={<CircleCheck size={20} aria-hidden="true" />}
      />
      <StatCard
        label={t('results.wrong')}
        value={questionCount - score - unanswered}
        icon={<CircleX size={20} aria-hidden="true" />}
      />
      <StatCard
        label={t('results.unanswered')}
        value={unanswered}
        icon={<CircleHelp size={20} aria-hidden="true" />}
      />
      <StatCard
        label={t('results.time')}
        value={formatClock(timeSpent)}
        icon={<Timer size={20} aria-hidden="true" />}
      />
    </div>
  );
}
