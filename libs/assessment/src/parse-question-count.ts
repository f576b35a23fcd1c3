import { nearestAllowed } from './nearest-allowed.ts';

export const questionCounts = [5, 10, 15, 20] as const;
export type QuestionCount = (typeof questionCounts)[number];
export const DEFAULT_QUESTION_COUNT = 10 satisfies QuestionCount;

/** The `questions` parameter of a quiz's address; anything odd gives the default or the nearest allowed count. */
export function parseQuestionCount(raw: string | null): QuestionCount {
  return nearestAllowed(raw, questionCounts, DEFAULT_QUESTION_COUNT);
}
