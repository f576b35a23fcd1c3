import { scoreChoice } from '@revisoins/assessment';
import { CorrectedQuestion } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import { CorrectedCalculation } from '../correct-question/corrected-calculation.tsx';
import type { VoidedCalculation, VoidedQuestion } from './read-earlier-quiz.ts';
import styles from './results.module.css';

export interface VoidedQuestionsProps {
  readonly voided: readonly VoidedQuestion[];
  readonly calculations: readonly VoidedCalculation[];
  /** How many questions are numbered before them. */
  readonly after: number;
  readonly skillTitle: string;
}

/** The questions that were removed from the result of a quiz, each with the reason. */
export function VoidedQuestions({ voided, calculations, after, skillTitle }: VoidedQuestionsProps) {
  const { t } = useTranslation('quiz');
  return (
    <section aria-labelledby="quiz-voided" className={styles.review}>
      <h2 id="quiz-voided">{t('review.voidedTitle')}</h2>
      <ol className={styles.questions}>
        {voided.map(({ question, answer, reason }, index) => (
          <li key={`${question.id} ${question.version}`}>
            <CorrectedQuestion
              kind="quiz"
              question={question}
              number={after + index + 1}
              scored={scoreChoice(question, answer)}
              skillTitle={skillTitle}
              voided={reason}
            />
          </li>
        ))}
        {calculations.map(({ question, answer, reason }, index) => (
          <li key={question.id}>
            <CorrectedCalculation
              question={question}
              answer={answer}
              number={after + voided.length + index + 1}
              skillTitle={skillTitle}
              voided={reason}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
