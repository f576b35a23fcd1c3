import { backoffMs, type Backoff } from '@revisoins/contracts';
import * as z from 'zod/mini';
import type { Random } from '../bank/random.ts';

const common = {
  /** Made by the client: one entry per id, on the device and on the server. */
  id: z.string().check(z.minLength(1)),
  /** The owner: the entry is only ever sent in that learner's session. */
  owner: z.string().check(z.minLength(1)),
};

/** An entry that the server may not have yet. Times in ms since 1970. */
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
 * One entry of the outbox. 'saved' can stay as a marker, so that enqueuing the same entry again does not send
 * it again. 'refused' keeps the payload: nothing is thrown away.
 */
export const outboxEntry = <P>(payload: z.ZodMiniType<P>) =>
  z.discriminatedUnion('status', [
    waitingEntry(payload),
    z.object({ ...common, status: z.literal('saved'), savedAt: z.number() }),
    z.object({ ...common, status: z.literal('refused'), payload, reason: z.string() }),
  ]);

export type OutboxEntry<P = unknown> = z.infer<ReturnType<typeof outboxEntry<P>>>;

/** Where entries are stored; shared by all tabs if there are several. Never rejects. */
export interface OutboxStorage<P = unknown> {
  /** In delivery order, where that matters. */
  list(): Promise<OutboxEntry<P>[]>;
  /**
   * Reads, changes and writes one entry in one transaction, and returns it before and after. `change` may be
   * called more than once and must not keep state; undefined deletes.
   */
  update(
    id: string,
    change: (current: OutboxEntry<P> | undefined) => OutboxEntry<P> | undefined,
  ): Promise<{ before: OutboxEntry<P> | undefined; after: OutboxEntry<P> | undefined }>;
  /** Whether an entry is stored on the device; otherwise it ends with the page. */
  isOnDevice(id: string): boolean;
}

export type SendOutcome =
  /** The server has it, from this or an earlier attempt: saving is idempotent by id. */
  | { readonly kind: 'saved' }
  /** The server rejected it permanently: it is invalid, or the id belongs to somebody else. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The server was ahead; the payload has been updated and is sent again at once, a few times. */
  | { readonly kind: 'again' }
  /** Anything else: no network, timeout, server error, session expired. */
  | { readonly kind: 'failed' };

/** Milliseconds to wait after the nth failure, with jitter over the upper half. */
export const pauseMs = (failures: number, random: Random, backoff: Backoff): number =>
  Math.round(backoffMs(failures, backoff) * (0.5 + random() / 2));

/** A new entry, due at once. */
export function newEntry<P>(entry: { id: string; owner: string; payload: P }, now: number): WaitingEntry<P> {
  return { ...entry, status: 'waiting', failures: 0, nextTryAt: now } as WaitingEntry<P>;
}

/** Marks it as saved, whatever another tab noted in the meantime. */
export function markSaved<P>(current: OutboxEntry<P>, now: number): OutboxEntry<P> {
  if (current.status === 'saved') return current;
  return { id: current.id, owner: current.owner, status: 'saved', savedAt: now };
}

/** Marks it as refused, unless another tab has marked it as saved. */
export function markRefused<P>(current: OutboxEntry<P>, reason: string): OutboxEntry<P> {
  if (current.status !== 'waiting') return current;
  return { id: current.id, owner: current.owner, status: 'refused', payload: current.payload, reason };
}

/** The outcome is unknown: it is sent again later, under the same id. */
export function markFailed<P>(
  current: OutboxEntry<P>,
  now: number,
  random: Random,
  backoff: Backoff,
): OutboxEntry<P> {
  if (current.status !== 'waiting') return current;
  const failures = current.failures + 1;
  return { ...current, failures, nextTryAt: now + pauseMs(failures, random, backoff) };
}
