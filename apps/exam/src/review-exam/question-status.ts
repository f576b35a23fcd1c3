import type { ReviewedQuestion } from '../exam-server/exam-review.schema.ts';

export type QuestionStatus = 'correct' | 'wrong' | 'unanswered';

/** What became of a question of an exam whose correction is open. */
export function statusOf(question: ReviewedQuestion): QuestionStatus {
  if (!question.isOpen || question.choice === null) return 'unanswered';
  return question.choice === question.correctAnswer ? 'correct' : 'wrong';
}
