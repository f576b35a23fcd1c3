import { LATE, withinDeadline } from './deadline.ts';
import type { Loaded, LoadResult } from './load-result.ts';

async function loaded<Value>(trying: Promise<LoadResult<Value>>): Promise<Loaded<Value>> {
  const result = await trying;
  if (result.status === 'failed') throw new Error(result.failure.message);
  return result;
}

interface TwoVersions<Value> {
  remote: string;
  /** The version that is tried first. */
  version: string;
  /** Milliseconds for both. */
  deadline: number;
  first: Promise<LoadResult<Value>>;
  /** Starts loading the other version, within that many milliseconds. */
  other(milliseconds: number): Promise<LoadResult<Value>>;
}

/**
 * Loads one of two versions: the second starts when the first has failed or is late. Never rejects; when both
 * fail, reports the first failure.
 */
export async function loadEither<Value>({
  remote,
  version,
  deadline,
  first,
  other,
}: TwoVersions<Value>): Promise<LoadResult<Value>> {
  const started = performance.now();
  const early = await withinDeadline(first, deadline * LATE);
  if (early.inTime && early.value.status === 'loaded') return early.value;
  // A device that slept may have used up the time: the other version gets what follows LATE all the same.
  const left = deadline - Math.min(deadline * LATE, performance.now() - started);
  try {
    const winner = await Promise.any([loaded(first), loaded(other(left))]);
    if (winner.version === version) return winner;
    const late = {
      remote,
      version,
      reason: 'timeout' as const,
      message: `${remote} ${version}: no answer within ${(deadline * LATE) / 1000} s`,
    };
    return {
      ...winner,
      failures: [early.inTime && early.value.status === 'failed' ? early.value.failure : late],
    };
  } catch {
    return first;
  }
}
