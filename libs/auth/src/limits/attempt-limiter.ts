import { DEFAULT_LIMIT } from './limits.ts';
import type { AttemptLimit } from './limits.ts';

/** Counts attempts by key, in a sliding window. */
export interface AttemptLimiter {
  /** Counts an attempt and returns true. Returns false and counts nothing when the key is limited. */
  attempt(key: string, now: number): boolean;
  isLimited(key: string, now: number): boolean;
  /** Milliseconds until the oldest attempt leaves the window; 0 when the key is not limited. */
  msUntilFree(key: string, now: number): number;
  clear(key: string): void;
}

/**
 * A sliding window of attempts per key. `now` is in milliseconds; attempts after `now` (a clock set back) do
 * not count.
 */
export function createAttemptLimiter({ max, windowMs }: AttemptLimit = DEFAULT_LIMIT): AttemptLimiter {
  const attempts = new Map<string, readonly number[]>();

  // Reading changes nothing; an attempt drops the expired entries, so that the list stays short.
  const recent = (key: string, now: number): readonly number[] =>
    (attempts.get(key) ?? []).filter((time) => time <= now && now - time < windowMs);

  const isLimited = (key: string, now: number): boolean => recent(key, now).length >= max;

  return {
    isLimited,
    attempt(key, now) {
      if (isLimited(key, now)) return false;
      attempts.set(key, [...recent(key, now), now]);
      return true;
    },
    msUntilFree(key, now) {
      if (!isLimited(key, now)) return 0;
      return Math.min(...recent(key, now)) + windowMs - now;
    },
    clear(key) {
      attempts.delete(key);
    },
  };
}
