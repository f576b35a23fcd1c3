import 'fake-indexeddb/auto';
import {
  createOutbox,
  createRandom,
  newEntry,
  type OutboxEntry,
  type SendOutcome,
  type WaitingEntry,
} from '@revisoins/assessment';
import { createStore, keys } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { indexedDbStorage, withMemoryFallback, withPatience } from './result-storage.ts';

let name = '';
let count = 0;
beforeEach(() => (name = `results-${(count += 1)}`));

const waiting: OutboxEntry = {
  id: 'one',
  owner: 'learner',
  status: 'waiting',
  payload: { a: 1 },
  failures: 0,
  nextTryAt: 0,
};

describe('indexedDbStorage', () => {
  test('keeps entries for the next page', async () => {
    await indexedDbStorage(name).update('one', () => waiting);
    await expect(indexedDbStorage(name).list()).resolves.toEqual([waiting]);
  });

  test('returns an entry before and after the change', async () => {
    const storage = indexedDbStorage(name);
    await expect(storage.update('one', () => waiting)).resolves.toEqual({
      before: undefined,
      after: waiting,
    });
    await expect(storage.update('one', () => undefined)).resolves.toEqual({
      before: waiting,
      after: undefined,
    });
    await expect(storage.list()).resolves.toEqual([]);
    await expect(keys(createStore(name, 'waiting'))).resolves.toEqual([]);
  });

  test('rejects, and never throws, where the browser denies it', async () => {
    const denied = vi.spyOn(globalThis, 'indexedDB', 'get').mockImplementation(() => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    });
    const storage = indexedDbStorage(name);
    await expect(storage.list()).rejects.toThrow('Storage is blocked.');
    await expect(storage.update('one', () => waiting)).rejects.toThrow('Storage is blocked.');
    denied.mockRestore();
  });

  test('loses no change of two tabs at once', async () => {
    const tabs = [indexedDbStorage(name), indexedDbStorage(name)] as const;
    const fail = (current: OutboxEntry | undefined): OutboxEntry =>
      current?.status === 'waiting' ? { ...current, failures: current.failures + 1 } : waiting;
    await Promise.all(
      Array.from({ length: 11 }, (_, index) => tabs[index % 2 === 0 ? 0 : 1].update('one', fail)),
    );
    await expect(tabs[0].list()).resolves.toEqual([{ ...waiting, failures: 10 }]);
  });

  test('stores a result once when two tabs send it and answers get lost', async () => {
    const rows = new Map<string, unknown>();
    let inserts = 0;
    let calls = 0;
    const send = ({ id, payload }: WaitingEntry): Promise<SendOutcome> => {
      if (!rows.has(id)) inserts += 1;
      rows.set(id, payload);
      calls += 1;
      return calls < 3 ? Promise.reject(new TypeError('lost answer')) : Promise.resolve({ kind: 'saved' });
    };
    const ports = {
      send,
      order: 'any' as const,
      backoff: { firstMs: 1000, longestMs: 1000 },
      later: () => () => undefined,
      now: () => 0,
      random: createRandom(1),
    };
    const tabs = [
      createOutbox({ ...ports, storage: withMemoryFallback(indexedDbStorage(name)) }),
      createOutbox({ ...ports, storage: withMemoryFallback(indexedDbStorage(name)) }),
    ] as const;
    await Promise.all(tabs.map((tab) => tab.enqueue({ id: 'one', owner: 'learner', payload: { a: 1 } })));
    for (let turn = 0; turn < 3; turn += 1)
      await Promise.all(tabs.map((tab) => tab.flush('learner', { all: true })));
    expect({ inserts, status: await tabs[0].status('one') }).toEqual({ inserts: 1, status: 'saved' });
  });
});

const waitingEntry = (id: string): OutboxEntry =>
  newEntry({ id, owner: 'learner', payload: { score: 4 } }, 0);
const saved = (id: string): OutboxEntry => ({ id, owner: 'learner', status: 'saved', savedAt: 1 });
/** What the outbox makes of an entry that the server refuses. */
const refused = (current: OutboxEntry): OutboxEntry =>
  current.status === 'saved'
    ? current
    : { ...saved(current.id), status: 'refused', payload: current.payload, reason: 'no' };

/** A device with entries, which other tabs reach too, and which can refuse to read and to write. */
function openDevice() {
  const entries = new Map<string, OutboxEntry>();
  const device = { entries, reads: true, writes: true };
  const storage = withMemoryFallback({
    list: async () => {
      if (!device.reads) throw new Error('denied');
      return [...entries.values()];
    },
    update: async (id, change) => {
      if (!device.writes) throw new Error('full');
      const before = entries.get(id);
      const after = change(before);
      if (after) entries.set(id, after);
      else entries.delete(id);
      return { before, after };
    },
  });
  return { device, storage };
}

describe('a device that refuses to write', () => {
  test('leaves the entry in memory, listed once, in front of what the device has', async () => {
    const { device, storage } = openDevice();
    device.entries.set('a1', waitingEntry('a1'));
    device.entries.set('a2', waitingEntry('a2'));
    device.writes = false;
    const change = (current = waitingEntry('a1')) => refused(current);
    const done = await storage.update('a1', change);
    expect([done.before?.status, done.after?.status]).toEqual(['waiting', 'refused']);
    expect((await storage.list()).map(({ id, status }) => [id, status])).toEqual([
      ['a2', 'waiting'],
      ['a1', 'refused'],
    ]);
    expect([storage.isOnDevice('a1'), storage.isOnDevice('a2')]).toEqual([false, true]);
  });

  test('and to read starts from what memory has', async () => {
    const { device, storage } = openDevice();
    Object.assign(device, { reads: false, writes: false });
    await storage.update('a1', () => waitingEntry('a1'));
    const { before } = await storage.update('a1', (current = saved('a1')) => refused(current));
    expect([before?.status, (await storage.list())[0]?.status]).toEqual(['waiting', 'refused']);
  });

  test('leaves the outbox to send from memory', async () => {
    const sent: string[] = [];
    const { device, storage } = openDevice();
    Object.assign(device, { reads: false, writes: false });
    const outbox = createOutbox({
      storage,
      send: async ({ id }) => {
        sent.push(id);
        return { kind: 'saved' };
      },
      order: 'any',
      backoff: { firstMs: 1000, longestMs: 300_000 },
      now: () => 0,
      random: createRandom(1),
      later: () => () => undefined,
    });
    expect(await outbox.enqueue({ id: 'a1', owner: 'learner', payload: { score: 4 } })).toBe('memory');
    expect((await outbox.flush('learner')).saved).toEqual(['a1']);
    expect([await outbox.status('a1'), sent]).toEqual(['saved', ['a1']]);
  });

  test('forgets what is deleted', async () => {
    const { device, storage } = openDevice();
    device.writes = false;
    await storage.update('a1', () => waitingEntry('a1'));
    await storage.update('a1', () => undefined);
    expect([await storage.list(), storage.isOnDevice('a1')]).toEqual([[], true]);
  });
});

test('a device that does not answer is given up for a minute, and memory has what it was to keep', async () => {
  vi.useFakeTimers();
  const ask = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  const storage = withMemoryFallback(withPatience({ list: ask, update: ask }));
  const kept = storage.update('one', () => waiting);
  await vi.advanceTimersByTimeAsync(5000);
  await expect(kept).resolves.toEqual({ before: undefined, after: waiting });
  await expect(storage.list()).resolves.toEqual([waiting]);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  void storage.list();
  expect(ask).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

describe('a device that writes again', () => {
  async function afterMemory() {
    const { device, storage } = openDevice();
    device.writes = false;
    await storage.update('a1', () => refused(waitingEntry('a1')));
    device.writes = true;
    return { device, storage };
  }

  test('is given what memory had, which is newer than its own', async () => {
    const { device, storage } = await afterMemory();
    device.entries.set('a1', waitingEntry('a1'));
    const { before } = await storage.update('a1', (current) => current);
    expect([before?.status, device.entries.get('a1')?.status]).toEqual(['refused', 'refused']);
    expect([storage.isOnDevice('a1'), (await storage.list()).length]).toEqual([true, 1]);
  });

  test('keeps what another tab saved meanwhile, whatever memory had', async () => {
    const { device, storage } = await afterMemory();
    device.entries.set('a1', saved('a1'));
    const { before, after } = await storage.update('a1', (current = waitingEntry('a1')) => refused(current));
    expect([before?.status, after?.status, device.entries.get('a1')?.status]).toEqual([
      'saved',
      'saved',
      'saved',
    ]);
  });
});
