import { UNANSWERED, type ScoredQuestion } from '@revisoins/assessment';
import type { CorrectedQuestion } from '../exam-server/read-correction.ts';

/** The outcome of a question whose correction is open; none for a question that no longer counts. */
export function questionStatus(question: CorrectedQuestion): ScoredQuestion['status'] {
  if (!question.isOpen || question.choice === null || question.voided) return 'unanswered';
  return question.choice === question.correctAnswer ? 'correct' : 'wrong';
}

/** Neither a question without an answer, whose correction stays closed, nor one that no longer counts. */
export function isMistake(question: CorrectedQuestion): boolean {
  return questionStatus(question) === 'wrong';
}

/** Adds the chosen and the right option, as far as they are known. */
export function scoredQuestion(question: CorrectedQuestion): ScoredQuestion {
  return {
    status: questionStatus(question),
    answer: question.choice ?? UNANSWERED,
    correctAnswer: question.isOpen ? question.correctAnswer : UNANSWERED,
  };
}
