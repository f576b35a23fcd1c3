import * as z from 'zod/mini';
import { bounds } from './bounds.ts';
import { skillTitle } from './skill-title.schema.ts';

/** A learner's report of a question. */
export const questionReport = z.object({
  questionText: z
    .string()
    .check(
      z.trim(),
      z.minLength(bounds.questionText[0], 'Question text is required'),
      z.maxLength(bounds.questionText[1], 'Question text too long'),
    ),
  skillTitle,
  questionHash: z
    .string()
    .check(
      z.minLength(bounds.questionHash[0], 'Question hash is required'),
      z.maxLength(bounds.questionHash[1], 'Hash too long'),
    ),
});
