import { within } from '@revisoins/contracts';

/** Milliseconds for a whole load, from the remote's entry to the requested module. */
export const DEADLINE = 10_000;
/** The share of the deadline after which a fallback starts beside a version that does not answer. */
export const LATE = 0.6;
/**
 * The share of the deadline for a version that did not answer a moment ago, so that a second visit waits
 * less.
 */
export const AFTER_SILENCE = 0.4;

/**
 * What a promise resolves to in time, or nothing when the deadline passes first. Rejects as the promise does.
 */
export function withinDeadline<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<{ inTime: true; value: Value } | { inTime: false }> {
  const inTime = promise.then((value) => ({ inTime: true as const, value }));
  return within(milliseconds, inTime, () => ({ inTime: false as const }));
}
