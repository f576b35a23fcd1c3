import type { QuizRating } from './rate-quiz.ts';

/** An exam asks more for 'good' (70) and has 'fair' from 60 on. */
export type ExamRating = QuizRating | 'fair';

export function rateExam(percent: number): ExamRating {
  if (percent >= 90) return 'excellent';
  if (percent >= 80) return 'very-good';
  if (percent >= 70) return 'good';
  return percent >= 60 ? 'fair' : 'needs-improvement';
}
