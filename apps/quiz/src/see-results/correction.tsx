import type { FinishedQuiz } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import { CorrectedItem } from '../correct-question/corrected-item.tsx';
import styles from './results.module.css';

export function Correction({ attempt }: { attempt: FinishedQuiz }) {
  const { t } = useTranslation('quiz');
  return (
    <section aria-labelledby="quiz-review" className={styles.review}>
      <h2 id="quiz-review">{t('correction.title')}</h2>
      <ol className={styles.questions}>
        {attempt.questions.map(({ id }, position) => (
          <li key={id}>
            <CorrectedItem attempt={attempt} position={position} />
          </li>
        ))}
      </ol>
    </section>
  );
}
