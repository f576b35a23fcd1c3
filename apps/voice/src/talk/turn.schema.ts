import * as z from 'zod/mini';
import { choice, more, source } from '../voice-service/complete.ts';

/** A question with its reply. */
export const turn = z.object({
  id: z.string(),
  question: z.string(),
  /** What has arrived so far; null before. */
  reply: z.nullable(z.string()),
  /** It contains help against danger. */
  help: z.boolean(),
  /** The reply was spoken, at least in part. */
  heard: z.boolean(),
  more: z.optional(more),
  sources: z.array(source),
  choices: z.array(choice),
  subject: z.string(),
  rating: z.optional(z.enum(['up', 'down'])),
});

export type Turn = z.infer<typeof turn>;
