import { callRpc } from '@revisoins/backend';
import * as z from 'zod/mini';
import { finishedExam, liveExam } from './exam-facts.schema.ts';

const lobbySchema = z.object({
  now: z.number(),
  /** When the learner's access ends, in ms; null without access. */
  accessUntil: z.nullable(z.number()),
  live: z.nullable(z.extend(liveExam, { answered: z.int() })),
  /** Newest first. */
  past: z.array(finishedExam),
});
export type Lobby = z.infer<typeof lobbySchema>;

/** Where the learner stands before an exam. Rejects with an AppError. */
export async function readLobby(): Promise<Lobby> {
  return lobbySchema.parse(await callRpc('exam_lobby'));
}
