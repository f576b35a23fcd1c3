import type { SavedAttempt } from '@revisoins/assessment';

const WEEK_MS = 7 * 86_400_000;

/** How many attempts the last 7 days hold. `now` in milliseconds since 1970. */
export function quizzesThisWeek(attempts: readonly SavedAttempt[], now: number): number {
  return attempts.filter(({ completedAt }) => Date.parse(completedAt) > now - WEEK_MS).length;
}
