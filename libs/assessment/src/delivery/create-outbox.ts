import type { Random } from '../bank/random.ts';
import {
  acknowledged,
  enqueued,
  failed,
  refused,
  type OutboxEntry,
  type OutboxStorage,
  type SendResult,
} from './entry.ts';
import { withMemoryFallback } from './with-memory-fallback.ts';

export interface OutboxPorts {
  readonly storage: OutboxStorage;
  readonly send: SendResult;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: Random;
}

export interface FlushReport {
  /** Entries that this call moved to 'saved' or 'refused': each is reported by one tab, once. */
  readonly saved: string[];
  readonly refused: { id: string; reason: string }[];
  /** How many of the owner's entries still wait, and when the next is due (ms); null when none waits. */
  readonly waiting: number;
  readonly nextTryAt: number | null;
}

export interface Outbox {
  /** Takes over a result. 'device' survives a reload; 'memory' lasts only until the page closes. Never rejects. */
  enqueue(result: { id: string; owner: string; payload: unknown }): Promise<'device' | 'memory'>;
  /** Sends this learner's entries that are due; with `all`, also those that are not due yet (back online, pressed 'retry'). Never rejects. */
  flush(owner: string, options?: { all?: boolean }): Promise<FlushReport>;
  /** The state of one result, for the badge. */
  status(id: string): Promise<OutboxEntry['status'] | 'unknown'>;
  /** Forgets markers of results saved before a moment (ms). */
  prune(savedBefore: number): Promise<void>;
}

/**
 * Results wait here until the server says that it has them. Each is sent at least once, and as often as it
 * takes; stored once, because the server is idempotent by id. Several tabs may run an outbox on one storage.
 */
export function createOutbox({ storage: device, send, now, random }: OutboxPorts): Outbox {
  const storage = withMemoryFallback(device);
  const running = new Map<string, Promise<FlushReport>>();

  async function sendOne(entry: OutboxEntry & { status: 'waiting' }): Promise<OutboxEntry | undefined> {
    const { id, owner, payload } = entry;
    const outcome = await send({ id, owner, payload }).catch(() => ({ kind: 'failed' }) as const);
    const { before, after } = await storage.update(id, (current = entry) => {
      if (outcome.kind === 'stored') return acknowledged(current, now());
      return outcome.kind === 'refused' ? refused(current, outcome.reason) : failed(current, now(), random);
    });
    return before?.status === after?.status ? undefined : after;
  }

  async function run(owner: string, all: boolean): Promise<FlushReport> {
    const changed: OutboxEntry[] = [];
    for (const entry of await storage.list()) {
      const isDue = entry.status === 'waiting' && entry.owner === owner && (all || entry.nextTryAt <= now());
      const after = isDue ? await sendOne(entry) : undefined;
      if (after) changed.push(after);
    }
    const left = (await storage.list()).filter(
      (entry) => entry.status === 'waiting' && entry.owner === owner,
    );
    const times = left.flatMap((entry) => (entry.status === 'waiting' ? [entry.nextTryAt] : []));
    return {
      saved: changed.filter(({ status }) => status === 'saved').map(({ id }) => id),
      refused: changed.flatMap((entry) =>
        entry.status === 'refused' ? [{ id: entry.id, reason: entry.reason }] : [],
      ),
      waiting: left.length,
      nextTryAt: times.length > 0 ? Math.min(...times) : null,
    };
  }

  return {
    async enqueue({ id, owner, payload }) {
      await storage.update(id, (current) => enqueued(current, { id, owner, payload, now: now() }));
      return storage.isOnDevice(id) ? 'device' : 'memory';
    },
    flush(owner, { all = false } = {}) {
      const already = running.get(owner);
      if (already) return already;
      const flushing = run(owner, all).finally(() => running.delete(owner));
      running.set(owner, flushing);
      return flushing;
    },
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
