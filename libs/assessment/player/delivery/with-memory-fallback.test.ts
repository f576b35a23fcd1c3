import { createOutbox, createRandom, newEntry, type OutboxEntry } from '@revisoins/assessment';
import { describe, expect, test } from 'vitest';
import { withMemoryFallback } from './with-memory-fallback.ts';

const waiting = (id: string): OutboxEntry => newEntry({ id, owner: 'learner', payload: { score: 4 } }, 0);
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
    device.entries.set('a1', waiting('a1'));
    device.entries.set('a2', waiting('a2'));
    device.writes = false;
    const change = (current = waiting('a1')) => refused(current);
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
    await storage.update('a1', () => waiting('a1'));
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
    await storage.update('a1', () => waiting('a1'));
    await storage.update('a1', () => undefined);
    expect([await storage.list(), storage.isOnDevice('a1')]).toEqual([[], true]);
  });
});

describe('a device that writes again', () => {
  async function afterMemory() {
    const { device, storage } = openDevice();
    device.writes = false;
    await storage.update('a1', () => refused(waiting('a1')));
    device.writes = true;
    return { device, storage };
  }

  test('is given what memory had, which is newer than its own', async () => {
    const { device, storage } = await afterMemory();
    device.entries.set('a1', waiting('a1'));
    const { before } = await storage.update('a1', (current) => current);
    expect([before?.status, device.entries.get('a1')?.status]).toEqual(['refused', 'refused']);
    expect([storage.isOnDevice('a1'), (await storage.list()).length]).toEqual([true, 1]);
  });

  test('keeps what another tab saved meanwhile, whatever memory had', async () => {
    const { device, storage } = await afterMemory();
    device.entries.set('a1', saved('a1'));
    const { before, after } = await storage.update('a1', (current = waiting('a1')) => refused(current));
    expect([before?.status, after?.status, device.entries.get('a1')?.status]).toEqual([
      'saved',
      'saved',
      'saved',
    ]);
  });
});
