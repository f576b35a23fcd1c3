import * as z from 'zod/mini';
import { bounds } from '../bank/bounds.ts';
import { readTypedNumber } from './typed-number.ts';

/** The value for a question that was left open. */
export const UNANSWERED = -1;

/** Index of the chosen option, or UNANSWERED. */
export const answerIndex = z.int().check(z.minimum(UNANSWERED), z.maximum(bounds.optionIndex[1]));

/** The answer to a numeric item as currently entered: it may be half typed, and have no unit yet. */
export const typedAnswer = z.object({
  typed: z.string().check(z.maxLength(bounds.typedAnswer[1])),
  unit: z.nullable(z.string().check(z.maxLength(bounds.unitId[1]))),
});
export type TypedAnswer = z.infer<typeof typedAnswer>;

/** An answer to a question of either kind. */
export type Answer = number | TypedAnswer;

/** Whether it is an answer: an option, or a number with its unit. */
export function isAnswered(answer: Answer): boolean {
  if (typeof answer === 'number') return answer !== UNANSWERED;
  return answer.unit !== null && readTypedNumber(answer.typed).kind === 'number';
}

/** How many questions have an answer. */
export function countAnswered(answers: readonly Answer[]): number {
  return answers.filter(isAnswered).length;
}
