import * as z from 'zod/mini';
import { bounds, difficulties } from './bounds.ts';

const text = z
  .string()
  .check(z.trim(), z.minLength(bounds.questionText[0]), z.maxLength(bounds.questionText[1]));
const four = z.array(text).check(z.length(4));

const wording = z.object({ question: text, options: four, explanation: text, rationales: four });

/**
 * A question as `generate-quiz` returns it and as a quiz uses it. The flat text is French; `en` is the same
 * item in English, with its options in the same order. Unknown keys are dropped.
 */
export const question = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  version: z.int().check(z.minimum(1)),
  ...wording.shape,
  correctAnswer: z.int().check(z.minimum(0), z.maximum(3)),
  difficulty: z.enum(difficulties),
  reviewStatus: z.enum(['unreviewed', 'reviewed']),
  /** The professional who reviewed it, as shown to learners. */
  reviewer: z.optional(text),
  origin: z.enum(['bank', 'ai', 'fallback']),
  hash: z.string().check(z.minLength(bounds.bankHash[0]), z.maxLength(bounds.bankHash[1])),
  en: z.optional(wording),
});

export type Question = z.infer<typeof question>;
export type QuestionWording = z.infer<typeof wording>;
export type QuestionOrigin = Question['origin'];
