export const attemptKinds = ['quiz', 'exam'] as const;
export type AttemptKind = (typeof attemptKinds)[number];

/** A saved attempt, as statistics need it. */
export interface Attempt {
  /** Its kind, as the server says. */
  readonly kind: AttemptKind;
  readonly skillTitle: string;
  readonly score: number;
  readonly totalQuestions: number;
  /** Seconds. */
  readonly timeSpent: number;
  /** ISO 8601 with its offset, as the database gives it. */
  readonly completedAt: string;
}

/** Milliseconds since 1970. */
export function completionTime(attempt: Attempt): number {
  return Date.parse(attempt.completedAt);
}

/** A new array, the latest first. */
export function latestFirst<T extends Attempt>(attempts: readonly T[]): T[] {
  return attempts.toSorted((a, b) => completionTime(b) - completionTime(a));
}
