import * as z from 'zod/mini';
import { LOCKOUT } from './limits.ts';

/** One sign-in attempt; `timestamp` in milliseconds, `ip` null where it is unknown (always in a browser). */
export const authAttemptSchema = z.object({
  email: z.string(),
  timestamp: z.number(),
  success: z.boolean(),
  ip: z.nullable(z.string()),
});
export type AuthAttempt = z.infer<typeof authAttemptSchema>;

const MOST_STORED = 100;

/** The record is in the order of the attempts, which distinguishes two of the same millisecond. */
function recentFailures(attempts: readonly AuthAttempt[], email: string, now: number): number[] {
  const own = attempts.filter((attempt) => attempt.email === email && attempt.timestamp <= now);
  return own.slice(own.findLastIndex(({ success }) => success) + 1).map(({ timestamp }) => timestamp);
}

/**
 * How many milliseconds the account stays locked for; 0 when it is open. It is locked when enough failures
 * lie within the window; the lock starts at the last of them.
 */
export function lockedForMs(attempts: readonly AuthAttempt[], email: string, now: number): number {
  const failures = recentFailures(attempts, email, now);
  const last = failures.at(-1);
  const first = failures.at(-LOCKOUT.failures);
  if (last === undefined || first === undefined || last - first >= LOCKOUT.windowMs) return 0;
  return Math.max(0, last + LOCKOUT.lockMs - now);
}

/**
 * Adds an attempt to the record and drops those that no longer matter. A success clears the failures of its
 * e-mail address.
 */
export function withAttempt(attempts: readonly AuthAttempt[], attempt: AuthAttempt): AuthAttempt[] {
  const horizon = attempt.timestamp - LOCKOUT.windowMs - LOCKOUT.lockMs;
  const recent = attempts.filter(
    ({ email, timestamp }) =>
      timestamp > horizon && timestamp <= attempt.timestamp && !(attempt.success && email === attempt.email),
  );
  return [...recent, attempt].slice(-MOST_STORED);
}
