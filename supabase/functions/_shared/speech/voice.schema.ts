import * as z from 'zod';
import { voiceBounds } from '../assessment/bounds.ts';
import { DEFAULT_VOICE } from './speaker.ts';

/** The voice that reads a text aloud. */
export const voice = z.object({
  voiceId: z
    .string()
    .trim()
    .min(voiceBounds.id[0])
    .max(voiceBounds.id[1])
    .regex(/^[\w-]+$/)
    .default(DEFAULT_VOICE),
  modelId: z.enum(voiceBounds.models).default('eleven_multilingual_v2'),
});
