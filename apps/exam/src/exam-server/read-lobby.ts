import { callRpc } from '@revisoins/backend';
import * as z from 'zod/mini';
import { finishedExam, liveExam } from './exam-facts.schema.ts';

/** `answered`: questions of the part under way. */
const liveLobbyExam = z.extend(liveExam, { answered: z.int() });
export type LiveLobbyExam = z.infer<typeof liveLobbyExam>;

/** Exams that may still be started in these 24 hours, and when the next one may be if there are none. */
const starts = z.object({ left: z.int(), again: z.nullable(z.number()) });
export type Starts = z.infer<typeof starts>;

const lobbySchema = z.object({
  now: z.number(),
  /** When the learner's access ends, in ms; null without access. */
  accessUntil: z.nullable(z.number()),
  /** What the minutes of an exam that begins now are multiplied by. */
  timeFactor: z.number(),
  live: z.nullable(liveLobbyExam),
  /** Newest first. */
  past: z.array(finishedExam),
  starts,
  /** Mocks that may still be started, and how many the learner has finished. */
  mock: z.object({ starts, finished: z.int() }),
  /**
   * Questions of the bank, how many of them can be drawn now, and how many of these the learner has never
   * answered.
   */
  bank: z.object({ size: z.int(), drawn: z.int(), fresh: z.int() }),
});
export type Lobby = z.infer<typeof lobbySchema>;

/** The learner's situation before an exam. Rejects with an AppError. */
export async function readLobby(): Promise<Lobby> {
  return lobbySchema.parse(await callRpc('exam_lobby'));
}
