import type { Random } from '../selection/random.ts';
import type { OutboxEntry } from './entry.ts';

const FIRST_DELAY_MS = 1000;
const LONGEST_DELAY_MS = 5 * 60_000;

/** Milliseconds to wait after the nth failure: doubling, at most 5 minutes, spread over the upper half. */
export function backoff(failures: number, random: Random): number {
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 20));
  return Math.round(delay * (0.5 + random() / 2));
}

/** Handing a result over twice is harmless: what is there already stays. */
export function enqueued(
  current: OutboxEntry | undefined,
  { id, owner, payload, now }: { id: string; owner: string; payload: unknown; now: number },
): OutboxEntry {
  return current ?? { id, owner, status: 'waiting', payload, failures: 0, nextTryAt: now };
}

/** The server has it. True whatever another tab noted in the meantime. */
export function acknowledged(current: OutboxEntry, now: number): OutboxEntry {
  return current.status === 'saved'
    ? current
    : { id: current.id, owner: current.owner, status: 'saved', savedAt: now };
}

/** The server will never take it. What another tab knows to be saved stays saved. */
export function refused(current: OutboxEntry, reason: string): OutboxEntry {
  if (current.status !== 'waiting') return current;
  return { id: current.id, owner: current.owner, status: 'refused', payload: current.payload, reason };
}

/** Nobody knows whether the server has it: it is sent again later, under the same id. */
export function failed(current: OutboxEntry, now: number, random: Random): OutboxEntry {
  if (current.status !== 'waiting') return current;
  const failures = current.failures + 1;
  return { ...current, failures, nextTryAt: now + backoff(failures, random) };
}
