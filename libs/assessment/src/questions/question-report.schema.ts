import * as z from 'zod/mini';
import { skillTitle } from '../programme/skill-title.schema.ts';

/** A learner's report of a question. */
export const questionReport = z.object({
  questionText: z
    .string()
    .check(z.trim(), z.minLength(1, 'Question text is required'), z.maxLength(2000, 'Question text too long')),
  skillTitle,
  questionHash: z.string().check(z.minLength(1, 'Question hash is required'), z.maxLength(100, 'Hash too long')),
});

export type QuestionReport = z.infer<typeof questionReport>;
