import { percentTone, rateExam } from '@revisoins/assessment';
import { formatPercent, useTranslation } from '@revisoins/i18n';
import { Card, Chip, ScoreTile } from '@revisoins/ui';
import type { CorrectedExam } from '../exam-server/read-correction.ts';
import styles from './results.module.css';

export function ExamScore({ exam, percent }: { exam: CorrectedExam; percent: number }) {
  const { t } = useTranslation('exam');
  const rating = rateExam(percent);
  return (
    <Card as="section" className={styles.score}>
      <ScoreTile tone={percentTone(percent)} size="large">
        {formatPercent(percent)}
      </ScoreTile>
      <div className={styles.words} data-score="">
        <h2 className={styles.rating}>
          <Chip tone={percentTone(percent)}>{t(`rating.${rating}`)}</Chip>
        </h2>
        <p className={styles.line}>
          {t('results.scoreLine', { count: exam.score, total: exam.questionCount })}
        </p>
        <p className={styles.encouragement}>
          {t(`results.${exam.correction === 'open' ? 'encouragement' : 'beforeCorrection'}.${rating}`)}
        </p>
      </div>
    </Card>
  );
}
