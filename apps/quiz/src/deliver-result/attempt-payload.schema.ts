import { quizSave, type QuizResult } from '@revisoins/assessment';
import * as z from 'zod/mini';

/** What the outbox keeps of a result until the server has it. */
export const attemptPayload = z.object({
  save: quizSave,
  completedAt: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
});
export type AttemptPayload = z.infer<typeof attemptPayload>;

export function payloadOf(result: QuizResult, completedAt: Date): AttemptPayload {
  const { skillTitle, score, totalQuestions, timeSpent } = result;
  return { save: { skillTitle, score, totalQuestions, timeSpent }, completedAt: completedAt.toISOString() };
}
