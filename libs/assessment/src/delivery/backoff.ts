import type { Random } from '../bank/random.ts';

export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Milliseconds to wait after the nth failure: doubling up to the longest, spread over the upper half. */
export function backoff(failures: number, random: Random, { firstMs, longestMs }: Backoff): number {
  const delay = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 20));
  return Math.round(delay * (0.5 + random() / 2));
}
