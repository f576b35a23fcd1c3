import { normalizeEmail } from '../input/normalize-email.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';
import { COMMAND_LIMIT } from './limits.ts';

const limiter = createAttemptLimiter(COMMAND_LIMIT);

export type LimitedAction = 'sign-in' | 'sign-up' | 'check-password';

const limitKey = (action: LimitedAction, email: string): string => `${action}:${normalizeEmail(email)}`;

/** Counts an attempt; returns how long to wait when there were too many, or null. */
export function rateLimited(
  action: LimitedAction,
  email: string,
  now: number,
): { kind: 'rate-limited'; seconds: number } | null {
  const key = limitKey(action, email);
  if (limiter.attempt(key, now)) return null;
  return { kind: 'rate-limited', seconds: Math.ceil(limiter.msUntilFree(key, now) / 1000) };
}

/** A success resets the key: signing out and in again is not an attack. */
export function clearRateLimit(action: LimitedAction, email: string): void {
  limiter.clear(limitKey(action, email));
}
