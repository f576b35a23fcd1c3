import { scoreQuiz, type FinishedQuiz } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { Card, ScoreTile } from '@revisoins/ui';
import { DeliveryBadge } from './delivery-badge.tsx';
import styles from './results.module.css';

/** The outcome of a session on mistakes: without a percentage, because it only asks what was missed. */
export function RetakeCard({ attempt }: { readonly attempt: FinishedQuiz }) {
  const { t } = useTranslation('quiz');
  const { score, total } = scoreQuiz(attempt.questions, attempt.answers);
  return (
    <Card as="section" className={styles.score}>
      <ScoreTile tone={score > 0 ? 'ok' : 'neutral'} size="large">
        {`${score}/${total}`}
      </ScoreTile>
      <div className={styles.words} data-score="">
        <h2>{t('results.retake', { count: score })}</h2>
        <p>{t(score === total ? 'results.retakeAll' : 'results.retakeBody')}</p>
        <p className={styles.encouragement}>{t('results.retakeNote')}</p>
        <DeliveryBadge attempt={attempt} />
      </div>
    </Card>
  );
}
