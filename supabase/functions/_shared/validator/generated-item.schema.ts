import * as z from 'zod';
import { difficulties, optionIds } from '../assessment/bounds.ts';

const option = z.strictObject({ text: z.string(), rationale: z.string() });

/**
 * The format requested from a language model, limited to what every server's structured output supports. The
 * rules beside this file check the rest. It has no table, because nobody would compare its cells with the key
 * before learners see them.
 */
export const generatedItem = z.strictObject({
  stem: z.string(),
  options: z.strictObject({ a: option, b: option, c: option, d: option }),
  key: z.enum(optionIds),
  explanation: z.string(),
  difficulty: z.enum(difficulties),
});

export type GeneratedItem = z.infer<typeof generatedItem>;
