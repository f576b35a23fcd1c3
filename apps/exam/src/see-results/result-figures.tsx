import { formatClock, useTranslation } from '@revisoins/i18n';
import { StatCard } from '@revisoins/ui';
import { CircleCheck, CircleX, Timer } from 'lucide-react';
import type { CorrectedExam } from '../exam-server/read-correction.ts';
import styles from './results.module.css';

export function ResultFigures({
  exam: { score, questionCount, timeSpent, questions },
}: {
  exam: CorrectedExam;
}) {
  const { t } = useTranslation('exam');
  const open = questions.filter(({ choice, voided }) => choice === null && !voided).length;
  return (
    <div className={styles.figures}>
      <StatCard
        label={t('results.correct')}
        value={score}
        icon={<CircleCheck size={20} aria-hidden="true" />}
      />
      <StatCard
        label={t('results.errors')}
        value={questionCount - score}
        icon={<CircleX size={20} aria-hidden="true" />}
        detail={open > 0 ? t('results.ofWhichOpen', { count: open }) : null}
      />
      <StatCard
        label={t('results.time')}
        value={formatClock(timeSpent)}
        icon={<Timer size={20} aria-hidden="true" />}
      />
    </div>
  );
}
