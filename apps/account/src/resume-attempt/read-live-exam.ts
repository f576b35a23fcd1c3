import { callRpc } from '@revisoins/backend';
import * as z from 'zod/mini';

const count = z.int().check(z.minimum(0));

/**
 * The fields of the answer of `exam_lobby` that are needed to resume an exam. Times in ms of the server's
 * clock.
 */
const lobby = z.object({
  now: z.number(),
  live: z.nullable(
    z.object({ id: z.uuid(), questionCount: count, minutes: count, deadline: z.number(), answered: count }),
  ),
});

export interface LiveExam {
  readonly id: string;
  readonly questionCount: number;
  readonly minutes: number;
  readonly answered: number;
  /** Milliseconds until its deadline. */
  readonly left: number;
}

/** The exam under way according to the server; throws when the answer has another shape. */
export function parseLiveExam(answer: unknown): LiveExam | null {
  const { now, live } = lobby.parse(answer);
  if (live === null) return null;
  const { id, questionCount, minutes, answered, deadline } = live;
  return { id, questionCount, minutes, answered, left: deadline - now };
}

/** The learner's exam under way, begun on any device. Rejects with an AppError. */
export async function readLiveExam(): Promise<LiveExam | null> {
  return parseLiveExam(await callRpc('exam_lobby'));
}
