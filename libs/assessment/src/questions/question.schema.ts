import * as z from 'zod/mini';

/** Identity of an option inside its item; its place on the screen is another matter. */
export const optionIds = ['a', 'b', 'c', 'd'] as const;
export type OptionId = (typeof optionIds)[number];

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(2000));
const four = z.array(text).check(z.length(4));

const wording = z.object({ question: text, options: four, explanation: text, rationales: four });

/**
 * A question as `generate-quiz` answers it and as a quiz uses it. The flat text is French;
 * `en` is the same item in English, its options in the same order. Unknown keys are dropped.
 */
export const question = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  version: z.int().check(z.minimum(1)),
  ...wording.shape,
  correctAnswer: z.int().check(z.minimum(0), z.maximum(3)),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  reviewStatus: z.enum(['unreviewed', 'reviewed']),
  /** The professional who reviewed it, as learners may read it. */
  reviewer: z.optional(text),
  origin: z.enum(['bank', 'ai', 'fallback']),
  hash: z.string().check(z.minLength(1), z.maxLength(16)),
  en: z.optional(wording),
});

export type Question = z.infer<typeof question>;
export type QuestionWording = z.infer<typeof wording>;
export type QuestionOrigin = Question['origin'];
