import * as z from 'zod/mini';

/** A row of `quiz_attempts`, with the columns that statistics need. */
const savedRow = z.object({
  id: z.string(),
  /** As the server returns it. */
  kind: z.string(),
  skill_title: z.string(),
  score: z.int(),
  total_questions: z.int(),
  /** Seconds. */
  time_spent: z.int(),
  /** ISO 8601 with its offset. */
  completed_at: z.string(),
});

/** A saved attempt, as statistics need it. */
export interface SavedAttempt {
  readonly id: string;
  /** Which remote the attempt was made in. */
  readonly kind: string;
  readonly skillTitle: string;
  readonly score: number;
  readonly totalQuestions: number;
  readonly timeSpent: number;
  readonly completedAt: string;
}

/** The columns that `parseSavedAttempts` reads. */
export const savedColumns = [
  'id',
  'kind',
  'skill_title',
  'score',
  'total_questions',
  'time_spent',
  'completed_at',
] as const;

/** Parses rows of `quiz_attempts`. Throws when the answer has another shape. */
export function parseSavedAttempts(rows: unknown): SavedAttempt[] {
  return z
    .array(savedRow)
    .parse(rows)
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      skillTitle: row.skill_title,
      score: row.score,
      totalQuestions: row.total_questions,
      timeSpent: row.time_spent,
      completedAt: row.completed_at,
    }));
}

/** Milliseconds since 1970. */
export function completionTime(attempt: SavedAttempt): number {
  return Date.parse(attempt.completedAt);
}

/** A new array, newest first. */
export function latestFirst<T extends SavedAttempt>(attempts: readonly T[]): T[] {
  return attempts.toSorted((a, b) => completionTime(b) - completionTime(a));
}
