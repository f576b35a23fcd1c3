import * as z from 'zod/mini';
import type { Random } from '../bank/random.ts';

const common = {
  /** Made by the client: one entry per id, on the device and on the server. */
  id: z.string().check(z.minLength(1)),
  /** Whose entry it is: it is only ever sent in that learner's session. */
  owner: z.string().check(z.minLength(1)),
};

/** An entry that the server is not known to have. Times in ms since 1970. */
export const waitingEntry = <P>(payload: z.ZodMiniType<P>) =>
  z.object({
    ...common,
    status: z.literal('waiting'),
    payload,
    failures: z.int().check(z.minimum(0)),
    nextTryAt: z.number(),
  });

export type WaitingEntry<P = unknown> = z.infer<ReturnType<typeof waitingEntry<P>>>;

/**
 * One entry on its way to the server. 'saved' can stay as a marker, so that handing the same thing over again does not send
 * it again; 'refused' keeps the payload: the server said no, and nothing is thrown away.
 */
export const outboxEntry = <P>(payload: z.ZodMiniType<P>) =>
  z.discriminatedUnion('status', [
    waitingEntry(payload),
    z.object({ ...common, status: z.literal('saved'), savedAt: z.number() }),
    z.object({ ...common, status: z.literal('refused'), payload, reason: z.string() }),
  ]);

export type OutboxEntry<P = unknown> = z.infer<ReturnType<typeof outboxEntry<P>>>;

/** Where entries live; shared by all tabs where there are several. Either method may reject (storage full, forbidden). */
export interface OutboxStorage<P = unknown> {
  /** In the order in which they go, where that matters. */
  list(): Promise<OutboxEntry<P>[]>;
  /**
   * Reads, changes and writes one entry in one transaction, and gives what it was before and is now.
   * `change` may be called more than once and must not keep state; undefined deletes.
   */
  update(
    id: string,
    change: (current: OutboxEntry<P> | undefined) => OutboxEntry<P> | undefined,
  ): Promise<{ before: OutboxEntry<P> | undefined; after: OutboxEntry<P> | undefined }>;
}

export type SendOutcome =
  /** The server has it, from now on or from an earlier try: taking it in is idempotent by id. */
  | { readonly kind: 'stored' }
  /** The server read it and said no for good: invalid, or the id belongs to somebody else. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The server was ahead; what is sent has been brought up to date, and goes again at once. */
  | { readonly kind: 'again' }
  /** Anything else: no network, no answer in time, server error, session expired. */
  | { readonly kind: 'failed' };

/** How long to wait between tries. */
export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Milliseconds to wait after the nth failure: doubling up to the longest, spread over the upper half. */
export function backoffMs(failures: number, random: Random, { firstMs, longestMs }: Backoff): number {
  const delay = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 20));
  return Math.round(delay * (0.5 + random() / 2));
}

/** A new entry, due at once. */
export function newEntry<P>(entry: { id: string; owner: string; payload: P }, now: number): WaitingEntry<P> {
  return { ...entry, status: 'waiting', failures: 0, nextTryAt: now } as WaitingEntry<P>;
}

/** The server has it, whatever another tab noted in the meantime. */
export function acknowledged<P>(current: OutboxEntry<P>, now: number): OutboxEntry<P> {
  if (current.status === 'saved') return current;
  return { id: current.id, owner: current.owner, status: 'saved', savedAt: now };
}

/** The server will never take it. An entry that another tab knows to be saved stays saved. */
export function refused<P>(current: OutboxEntry<P>, reason: string): OutboxEntry<P> {
  if (current.status !== 'waiting') return current;
  return { id: current.id, owner: current.owner, status: 'refused', payload: current.payload, reason };
}

/** Nobody knows whether the server has it: it is sent again later, under the same id. */
export function failed<P>(
  current: OutboxEntry<P>,
  now: number,
  random: Random,
  pace: Backoff,
): OutboxEntry<P> {
  if (current.status !== 'waiting') return current;
  const failures = current.failures + 1;
  return { ...current, failures, nextTryAt: now + backoffMs(failures, random, pace) };
}
