import { UNANSWERED, type ScoredQuestion } from '@revisoins/assessment';
import type { CorrectedQuestion } from '../exam-server/read-correction.ts';

/** What became of a question of an exam whose correction is open. */
export function questionStatus(question: CorrectedQuestion): ScoredQuestion['status'] {
  if (!question.isOpen || question.choice === null) return 'unanswered';
  return question.choice === question.correctAnswer ? 'correct' : 'wrong';
}

/** The same with what was chosen and what is right, as far as it is known. */
export function scoredQuestion(question: CorrectedQuestion): ScoredQuestion {
  return {
    status: questionStatus(question),
    answer: question.choice ?? UNANSWERED,
    correctAnswer: question.isOpen ? question.correctAnswer : UNANSWERED,
  };
}
