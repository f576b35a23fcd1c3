import * as z from 'zod';
import { bounds } from '../_shared/assessment/bounds.ts';
import { language } from '../_shared/language.schema.ts';
import { voice } from '../_shared/speech/voice.schema.ts';

const question = z.object({
  prepare: z.undefined().optional(),
  text: z.string().trim().min(bounds.spokenText[0]).max(bounds.spokenText[1]),
  /** A wish about the style of the answer; it does not change its content. */
  systemPrompt: z.string().trim().max(bounds.styleWish[1]).optional(),
  language,
  /** The subject of the question before, as it was answered, or its text. */
  previous: z.string().trim().max(bounds.spokenText[1]).optional(),
  /** The entry that answered it. */
  entry: z.string().max(bounds.entryId[1]).optional(),
  /** A streamed answer to the question then brings the sound of its beginning along. */
  voice: voice.optional(),
});

export const completionRequest = z.discriminatedUnion('prepare', [
  z.object({ prepare: z.literal(true), language }),
  question,
]);

export type CompletionRequest = z.infer<typeof question>;
