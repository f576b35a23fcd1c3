import { attemptKinds, type Attempt } from '@revisoins/assessment';
import * as z from 'zod/mini';

const row = z.object({
  kind: z.enum(attemptKinds),
  skill_title: z.string(),
  score: z.int(),
  total_questions: z.int(),
  time_spent: z.int(),
  completed_at: z.string(),
});

/** Rows of `quiz_attempts` as attempts. Throws when the answer has another shape. */
export function parseAttempts(rows: unknown): Attempt[] {
  return z
    .array(row)
    .parse(rows)
    .map((one) => ({
      kind: one.kind,
      skillTitle: one.skill_title,
      score: one.score,
      totalQuestions: one.total_questions,
      timeSpent: one.time_spent,
      completedAt: one.completed_at,
    }));
}
