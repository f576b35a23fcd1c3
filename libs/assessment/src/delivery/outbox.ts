import type { Backoff } from '@revisoins/contracts';
import type { Random } from '../bank/random.ts';
import {
  markFailed,
  markRefused,
  markSaved,
  newEntry,
  type OutboxEntry,
  type OutboxStorage,
  type SendOutcome,
  type WaitingEntry,
} from './entry.ts';

export interface OutboxPorts<P> {
  readonly storage: OutboxStorage<P>;
  /** Sends one entry. A rejection counts as 'failed'. */
  readonly send: (entry: WaitingEntry<P>) => Promise<SendOutcome>;
  /**
   * 'any': each entry is independent. 'in-turn': one after the other, and a failed entry holds up those
   * behind it.
   */
  readonly order: 'any' | 'in-turn';
  readonly backoff: Backoff;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
  /** Calls `run` once, after `ms` milliseconds. Returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** Called after every flush, including those that the outbox starts itself. */
  readonly onFlushed?: (owner: string, report: FlushReport) => void;
}

export interface FlushReport {
  /** Entries that this flush moved to 'saved' or 'refused': one tab reports each of them, once. */
  readonly saved: string[];
  readonly refused: { id: string; reason: string }[];
  /** How many of the owner's entries are waiting, and when the next is due (ms); null when none is. */
  readonly waiting: number;
  readonly nextTryAt: number | null;
}

export interface Outbox<P> {
  /**
   * Adds an entry; an existing one with its id stays. 'device' survives a reload; 'memory' lasts until the
   * page closes. Never rejects.
   */
  enqueue(entry: { id: string; owner: string; payload: P }): Promise<'device' | 'memory'>;
  /**
   * Sends this learner's due entries, including those that arrive meanwhile; with `all`, also those that are
   * not due yet (back online, "retry" pressed). What remains is sent when it is due. Only one flush runs at a
   * time: a call during a flush gets its report. Never rejects.
   */
  flush(owner: string, options?: { all?: boolean }): Promise<FlushReport>;
  /** What of this learner waits. Never rejects. */
  waiting(owner: string): Promise<P[]>;
  /** The state of one entry, for the badge. */
  status(id: string): Promise<OutboxEntry['status'] | 'unknown'>;
  /** Deletes markers of entries saved before a moment (ms). */
  prune(savedBefore: number): Promise<void>;
}

/** Options of the flush under way, including those that were requested since it began. */
interface FlushRequest {
  all: boolean;
  isRepeated: boolean;
}

async function listWaiting<P>(storage: OutboxStorage<P>, owner: string): Promise<WaitingEntry<P>[]> {
  return (await storage.list()).filter(
    (entry): entry is WaitingEntry<P> => entry.status === 'waiting' && entry.owner === owner,
  );
}

/** The owner's entries that may be sent now: all that wait, or the first one. */
async function candidates<P>(
  { storage, order }: Pick<OutboxPorts<P>, 'storage' | 'order'>,
  owner: string,
): Promise<{ waiting: number; next: WaitingEntry<P>[] }> {
  const waiting = await listWaiting(storage, owner);
  return { waiting: waiting.length, next: order === 'any' ? waiting : waiting.slice(0, 1) };
}

/** How often a flush sends an entry again at once: another device may be ahead each time. */
const TIMES_AGAIN = 3;

/**
 * Sends one entry. Returns it when it no longer waits, and whether it must be sent again at once: at most
 * `timesAgain` times, then that is a failure.
 */
async function sendOne<P>(
  { storage, send, now, random, backoff }: OutboxPorts<P>,
  entry: WaitingEntry<P>,
  timesAgain: number,
): Promise<{ settled?: OutboxEntry<P>; goesAgain: boolean }> {
  const outcome = await send(entry).catch(() => ({ kind: 'failed' }) as const);
  if (outcome.kind === 'again' && timesAgain > 0) return { goesAgain: true };
  const { before, after } = await storage.update(entry.id, (current = entry) => {
    if (outcome.kind === 'saved') return markSaved(current, now());
    if (outcome.kind === 'refused') return markRefused(current, outcome.reason);
    return markFailed(current, now(), random, backoff);
  });
  return { ...(after && before?.status !== after.status && { settled: after }), goesAgain: false };
}

/** Sends what is due, each entry once, until no other flush was requested meanwhile. */
async function sendDue<P>(ports: OutboxPorts<P>, owner: string, request: FlushRequest): Promise<FlushReport> {
  const tried = new Set<string>();
  const timesAgain = new Map<string, number>();
  const settled: OutboxEntry<P>[] = [];
  for (;;) {
    request.isRepeated = false;
    const { waiting, next } = await candidates(ports, owner);
    const isDue = ({ id, nextTryAt }: WaitingEntry<P>) =>
      !tried.has(id) && (request.all || nextTryAt <= ports.now());
    const entry = next.find(isDue);
    if (entry) {
      const left = timesAgain.get(entry.id) ?? TIMES_AGAIN;
      const outcome = await sendOne(ports, entry, left);
      if (outcome.goesAgain) timesAgain.set(entry.id, left - 1);
      else tried.add(entry.id);
      if (outcome.settled) settled.push(outcome.settled);
    } else if (!request.isRepeated) {
      return {
        saved: settled.filter(({ status }) => status === 'saved').map(({ id }) => id),
        refused: settled.flatMap((one) =>
          one.status === 'refused' ? [{ id: one.id, reason: one.reason }] : [],
        ),
        waiting,
        nextTryAt: next.length > 0 ? Math.min(...next.map(({ nextTryAt }) => nextTryAt)) : null,
      };
    }
  }
}

/** The flushes of an outbox: one at a time for each owner, and automatic ones when something is due. */
function createFlushes<P>(ports: OutboxPorts<P>): Outbox<P>['flush'] {
  const { now, later, onFlushed } = ports;
  const running = new Map<string, { request: FlushRequest; report: Promise<FlushReport> }>();
  const timers = new Map<string, () => void>();

  function schedule(owner: string, nextTryAt: number | null): void {
    timers.get(owner)?.();
    timers.delete(owner);
    if (nextTryAt === null) return;
    const wait = Math.max(0, nextTryAt - now());
    timers.set(
      owner,
      later(() => void flush(owner), wait),
    );
  }

  async function flushOnce(owner: string, request: FlushRequest): Promise<FlushReport> {
    const report = await sendDue(ports, owner, request);
    running.delete(owner);
    schedule(owner, report.nextTryAt);
    onFlushed?.(owner, report);
    return report;
  }

  function flush(owner: string, { all = false } = {}): Promise<FlushReport> {
    const already = running.get(owner);
    if (already) {
      already.request.isRepeated = true;
      already.request.all ||= all;
      return already.report;
    }
    const request = { all, isRepeated: false };
    const report = flushOnce(owner, request);
    running.set(owner, { request, report });
    return report;
  }
  return flush;
}

/**
 * Entries wait here until the server has saved them. Each is sent at least once and retried as often as
 * needed; it is saved once, because the server is idempotent by id. Several tabs may run an outbox on one
 * storage.
 */
export function createOutbox<P>(ports: OutboxPorts<P>): Outbox<P> {
  const { storage } = ports;
  return {
    async enqueue(entry) {
      await storage.update(entry.id, (current) => current ?? newEntry(entry, ports.now()));
      return storage.isOnDevice(entry.id) ? 'device' : 'memory';
    },
    flush: createFlushes(ports),
    waiting: async (owner) => (await listWaiting(storage, owner)).map(({ payload }) => payload),
    async status(id) {
      return (await storage.list()).find((entry) => entry.id === id)?.status ?? 'unknown';
    },
    async prune(savedBefore) {
      for (const { id } of await storage.list()) {
        await storage.update(id, (current) =>
          current?.status === 'saved' && current.savedAt < savedBefore ? undefined : current,
        );
      }
    },
  };
}
