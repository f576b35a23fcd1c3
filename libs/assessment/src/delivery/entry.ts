import * as z from 'zod/mini';
import type { Random } from '../bank/random.ts';
import { backoff } from './backoff.ts';

/** A result waits for hours if necessary. */
const RESULT_BACKOFF = { firstMs: 1000, longestMs: 5 * 60_000 };

const common = {
  /** The client-made id of the attempt: one entry per id, on the device and on the server. */
  id: z.string().check(z.minLength(1)),
  /** Whose result it is: it is only ever sent in that learner's session. */
  owner: z.string().check(z.minLength(1)),
};

/**
 * One result on its way to the server. 'saved' stays as a marker, so that showing the result again
 * does not send it again; 'refused' keeps the payload: the server said no, and nothing is thrown away.
 * Times in ms since 1970.
 */
export const outboxEntry = z.discriminatedUnion('status', [
  z.object({
    ...common,
    status: z.literal('waiting'),
    payload: z.unknown(),
    failures: z.int().check(z.minimum(0)),
    nextTryAt: z.number(),
  }),
  z.object({ ...common, status: z.literal('saved'), savedAt: z.number() }),
  z.object({ ...common, status: z.literal('refused'), payload: z.unknown(), reason: z.string() }),
]);

export type OutboxEntry = z.infer<typeof outboxEntry>;

/** Where entries live; shared by all tabs. Either method may reject (storage full, forbidden). */
export interface OutboxStorage {
  list(): Promise<OutboxEntry[]>;
  /**
   * Reads, changes and writes one entry in one transaction, and gives what it was before and is now.
   * `change` may be called more than once and must not keep state; undefined deletes.
   */
  update(
    id: string,
    change: (current: OutboxEntry | undefined) => OutboxEntry | undefined,
  ): Promise<{ before: OutboxEntry | undefined; after: OutboxEntry | undefined }>;
}

export type SendOutcome =
  /** The server has it, from now on or from an earlier try: its insert is idempotent by id. */
  | { readonly kind: 'stored' }
  /** The server read it and said no for good: invalid, or the id belongs to somebody else. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Anything else: no network, no answer in time, server error, session expired. */
  | { readonly kind: 'failed' };

/** Sends one result. A rejection counts as 'failed'. */
export type SendResult = (entry: { id: string; owner: string; payload: unknown }) => Promise<SendOutcome>;

/** Handing over a result twice is harmless: an existing entry stays. */
export function enqueued(
  current: OutboxEntry | undefined,
  { id, owner, payload, now }: { id: string; owner: string; payload: unknown; now: number },
): OutboxEntry {
  return current ?? { id, owner, status: 'waiting', payload, failures: 0, nextTryAt: now };
}

/** The server has it, whatever another tab noted in the meantime. */
export function acknowledged(current: OutboxEntry, now: number): OutboxEntry {
  return current.status === 'saved'
    ? current
    : { id: current.id, owner: current.owner, status: 'saved', savedAt: now };
}

/** The server will never take it. An entry that another tab knows to be saved stays saved. */
export function refused(current: OutboxEntry, reason: string): OutboxEntry {
  if (current.status !== 'waiting') return current;
  return { id: current.id, owner: current.owner, status: 'refused', payload: current.payload, reason };
}

/** Nobody knows whether the server has it: it is sent again later, under the same id. */
export function failed(current: OutboxEntry, now: number, random: Random): OutboxEntry {
  if (current.status !== 'waiting') return current;
  const failures = current.failures + 1;
  return { ...current, failures, nextTryAt: now + backoff(failures, random, RESULT_BACKOFF) };
}
