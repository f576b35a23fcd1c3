import { answerStatus, type FinishedQuiz } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { CorrectedItem } from '../correct-question/corrected-item.tsx';
import styles from './results.module.css';

export interface CorrectionProps {
  readonly attempt: FinishedQuiz;
  /** Missed questions come first; all keep their numbers. */
  readonly isMissedFirst?: boolean;
}

export function Correction({ attempt, isMissedFirst = false }: CorrectionProps) {
  const { t } = useTranslation('quiz');
  const order = attempt.questions.map((question, position) => ({
    id: question.id,
    position,
    isRight: answerStatus(question, attempt.answers[position]) === 'correct',
  }));
  if (isMissedFirst) order.sort((a, b) => Number(a.isRight) - Number(b.isRight));
  return (
    <section aria-labelledby="quiz-review" className={styles.review}>
      <h2 id="quiz-review">{t('correction.title')}</h2>
      <ol className={styles.questions}>
        {order.map(({ id, position }) => (
          <li key={id}>
            <CorrectedItem attempt={attempt} position={position} />
          </li>
        ))}
      </ol>
    </section>
  );
}
