import * as z from 'zod';
import { bounds } from '../_shared/assessment/bounds.ts';
import { language } from '../_shared/language.schema.ts';
import { DEFAULT_VOICE } from '../_shared/speech/speaker.ts';

/** Browsers send one sentence at a time; 2000 characters are some two minutes. */
export const speechRequest = z.object({
  text: z.string().trim().min(bounds.spokenText[0]).max(bounds.spokenText[1]),
  language,
  voiceId: z
    .string()
    .trim()
    .regex(/^[\w-]{1,100}$/)
    .default(DEFAULT_VOICE),
  modelId: z
    .enum(['eleven_multilingual_v2', 'eleven_flash_v2_5', 'eleven_turbo_v2_5'])
    .default('eleven_multilingual_v2'),
});
