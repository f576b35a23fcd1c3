import { scoreChoice, UNANSWERED, type FinishedQuiz } from '@revisoins/assessment';
import { CorrectedQuestion } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import { CorrectedCalculation } from './corrected-calculation.tsx';
import styles from './results.module.css';

export function Correction({ attempt }: { attempt: FinishedQuiz }) {
  const { t } = useTranslation('quiz');
  return (
    <section aria-labelledby="quiz-review" className={styles.review}>
      <h2 id="quiz-review">{t('correction.title')}</h2>
      <ol className={styles.questions}>
        {attempt.questions.map((question, index) => {
          const answer = attempt.answers[index] ?? UNANSWERED;
          const place = { number: index + 1, skillTitle: attempt.skillTitle };
          return (
            <li key={question.id}>
              {question.kind === 'numeric' ? (
                <CorrectedCalculation
                  question={question}
                  answer={typeof answer === 'number' ? null : answer}
                  {...place}
                />
              ) : (
                <CorrectedQuestion
                  kind="quiz"
                  question={question}
                  scored={scoreChoice(question, answer)}
                  {...place}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
