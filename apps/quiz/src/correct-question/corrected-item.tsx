import { scoreChoice, UNANSWERED, type QuizAttempt } from '@revisoins/assessment';
import { CorrectedQuestion } from '@revisoins/assessment/player';
import { CorrectedCalculation } from './corrected-calculation.tsx';

export interface CorrectedItemProps {
  readonly attempt: QuizAttempt;
  /** The place of the question in the attempt. */
  readonly position: number;
  /** The id of the verdict where the question is shown above. */
  readonly verdictId?: string;
}

/** A question of a quiz, of either kind, with the given answer, the right one, and the reasons. */
export function CorrectedItem({ attempt, position, verdictId }: CorrectedItemProps) {
  const question = attempt.questions[position];
  const answer = attempt.answers[position] ?? UNANSWERED;
  if (!question) return null;
  const place = { number: position + 1, skillTitle: attempt.skillTitle, verdictId };
  return question.kind === 'numeric' ? (
    <CorrectedCalculation
      question={question}
      answer={typeof answer === 'number' ? null : answer}
      {...place}
    />
  ) : (
    <CorrectedQuestion kind="quiz" question={question} scored={scoreChoice(question, answer)} {...place} />
  );
}
