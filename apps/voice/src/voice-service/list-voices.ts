import * as z from 'zod/mini';
import { ask } from './ask.ts';
import type { Outcome } from './voice-failure.ts';

const trait = z.nullish(z.string());
const voice = z.object({
  name: z.string(),
  category: z.nullish(z.string()),
  labels: z.nullish(z.object({ accent: trait, age: trait, gender: trait })),
  voice_id: z.string(),
});
const answer = z.object({ voices: z.array(voice) });

export type Voice = z.infer<typeof voice>;

export function listVoices(): Promise<Outcome<readonly Voice[]>> {
  return ask('voices', { timeoutMs: 15_000 }, (data) => answer.parse(data).voices, 'voices');
}
