import type { SavedAttempt } from '@revisoins/assessment';

const WEEK_MS = 7 * 86_400_000;

/** The number of attempts in the last 7 days. `now` in milliseconds since 1970. */
export function quizzesThisWeek(attempts: readonly SavedAttempt[], now: number): number {
  return attempts.filter(({ completedAt }) => Date.parse(completedAt) > now - WEEK_MS).length;
}
