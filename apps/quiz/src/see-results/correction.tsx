import { scoreQuiz, type FinishedQuiz } from '@revisoins/assessment';
import { CorrectedQuestion } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import styles from './results.module.css';

export function Correction({ attempt }: { attempt: FinishedQuiz }) {
  const { t } = useTranslation('quiz');
  const { perQuestion } = scoreQuiz(attempt.questions, attempt.answers);
  return (
    <section aria-labelledby="quiz-review" className={styles.review}>
      <h2 id="quiz-review">{t('correction.title')}</h2>
      <ol className={styles.questions}>
        {attempt.questions.map((question, index) => {
          const scored = perQuestion[index];
          return scored ? (
            <li key={question.id}>
              <CorrectedQuestion
                kind="quiz"
                question={question}
                number={index + 1}
                scored={scored}
                skillTitle={attempt.skillTitle}
              />
            </li>
          ) : null;
        })}
      </ol>
    </section>
  );
}
