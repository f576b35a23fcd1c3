import { percentTone, rateExam } from '@revisoins/assessment';
import { formatPercent, useTranslation } from '@revisoins/i18n';
import { Card, Chip, ScoreTile } from '@revisoins/ui';
import type { ExamReview } from '../exam-server/exam-review.schema.ts';
import styles from './results.module.css';

export function ExamScore({ review, percent }: { review: ExamReview; percent: number }) {
  const { t } = useTranslation('exam');
  const rating = rateExam(percent);
  return (
    <Card as="section" className={styles.score}>
      <ScoreTile tone={percentTone(percent)} size="large">
        {formatPercent(percent)}
      </ScoreTile>
      <div className={styles.words}>
        <h2 className={styles.rating}>
          <Chip tone={percentTone(percent)}>{t(`rating.${rating}`)}</Chip>
        </h2>
        <p className={styles.line}>
          {t('results.scoreLine', { count: review.score, total: review.questionCount })}
        </p>
        <p className={styles.encouragement}>
          {t(`results.${review.correction === 'open' ? 'encouragement' : 'beforeCorrection'}.${rating}`)}
        </p>
      </div>
    </Card>
  );
}
