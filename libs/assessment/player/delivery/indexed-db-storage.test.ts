import 'fake-indexeddb/auto';
import {
  createOutbox,
  createRandom,
  type OutboxEntry,
  type SendOutcome,
  type WaitingEntry,
} from '@revisoins/assessment';
import { createStore, keys } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { indexedDbStorage } from './indexed-db-storage.ts';
import { withMemoryFallback } from './with-memory-fallback.ts';

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
