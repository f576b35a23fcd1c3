import type { SeenQuestion } from '@revisoins/assessment';
import * as z from 'zod/mini';

const row = z.object({ question_hash: z.string(), created_at: z.string() });

/** Parses rows of `user_quiz_history`. Throws when the answer has another shape. */
export function parseHistory(rows: unknown): SeenQuestion[] {
  return z
    .array(row)
    .parse(rows)
    .map((one) => ({ hash: one.question_hash, seenAt: Date.parse(one.created_at) }));
}
