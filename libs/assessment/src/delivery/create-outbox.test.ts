import { describe, expect, test } from 'vitest';
import { createRandom } from '../bank/random.ts';
import { createOutbox } from './create-outbox.ts';
import { backoff } from './backoff.ts';
import { failed, type OutboxEntry } from './entry.ts';
import { World } from './model.fixture.ts';

const result = { id: 'a1', owner: 'learner', payload: { score: 4 } };
const openWorld = () => {
  const world = new World(createRandom(1));
  return { world, outbox: world.openTab().outbox };
};

describe('createOutbox', () => {
  test('keeps a result on the device until the server has it', async () => {
    const { world, outbox } = openWorld();
    expect(await outbox.enqueue(result)).toBe('device');
    expect(await outbox.status('a1')).toBe('waiting');
    expect(await outbox.flush('learner')).toEqual({
      saved: ['a1'],
      refused: [],
      waiting: 0,
      nextTryAt: null,
    });
    expect([await outbox.status('a1'), world.rows.size]).toEqual(['saved', 1]);
  });

  test('does not send again what is saved', async () => {
    const { world, outbox } = openWorld();
    await outbox.enqueue(result);
    await outbox.flush('learner');
    await outbox.enqueue(result);
    expect((await outbox.flush('learner')).saved).toEqual([]);
    expect(world.requests).toBe(1);
  });

  test('waits after a failure, and not when told to try all', async () => {
    const { world, outbox } = openWorld();
    world.faults = ['server-error'];
    await outbox.enqueue(result);
    const report = await outbox.flush('learner');
    expect([report.waiting, report.nextTryAt]).toEqual([1, expect.any(Number)]);
    expect((await outbox.flush('learner')).saved).toEqual([]);
    expect((await outbox.flush('learner', { all: true })).saved).toEqual(['a1']);
  });

  test('keeps what the server refuses, with the reason', async () => {
    const { world, outbox } = openWorld();
    world.insert('a1', 'somebody-else', {});
    await outbox.enqueue(result);
    expect((await outbox.flush('learner')).refused).toEqual([{ id: 'a1', reason: 'not yours' }]);
    expect(world.device.get('a1')).toMatchObject({ status: 'refused', payload: { score: 4 } });
  });

  test("never sends one learner's result in another's session", async () => {
    const { world, outbox } = openWorld();
    await outbox.enqueue(result);
    expect((await outbox.flush('other', { all: true })).waiting).toBe(0);
    expect(world.requests).toBe(0);
  });

  test('shares one run between two calls at once', async () => {
    const { world, outbox } = openWorld();
    await outbox.enqueue(result);
    await Promise.all([outbox.flush('learner'), outbox.flush('learner')]);
    expect(world.requests).toBe(1);
  });

  test('still sends from memory when the device stores nothing', async () => {
    const { world } = openWorld();
    const refuse = () => Promise.reject(new Error('QuotaExceededError'));
    const outbox = createOutbox({
      storage: { list: refuse, update: refuse },
      send: async ({ id, owner, payload }) => world.insert(id, owner, payload),
      now: () => 0,
      random: createRandom(1),
    });
    expect(await outbox.enqueue(result)).toBe('memory');
    expect((await outbox.flush('learner')).saved).toEqual(['a1']);
    expect([await outbox.status('a1'), world.rows.size]).toEqual(['saved', 1]);
  });

  test('forgets old markers only', async () => {
    const { world, outbox } = openWorld();
    await outbox.enqueue(result);
    await outbox.flush('learner');
    await outbox.enqueue({ ...result, id: 'a2' });
    await outbox.prune(world.time + 1);
    expect([await outbox.status('a1'), await outbox.status('a2')]).toEqual(['unknown', 'waiting']);
  });
});

describe('transitions', () => {
  test.each([
    [1, 500, 1000],
    [2, 1000, 2000],
    [4, 4000, 8000],
    [60, 150_000, 300_000],
  ])('waits after failure %i between %i and %i ms', (failures, least, most) => {
    expect(backoff(failures, () => 0, { firstMs: 1000, longestMs: 300_000 })).toBe(least);
    expect(backoff(failures, () => 1, { firstMs: 1000, longestMs: 300_000 })).toBe(most);
  });

  test('does not let a late failure undo what another tab saved', () => {
    const saved: OutboxEntry = { id: 'a1', owner: 'learner', status: 'saved', savedAt: 1 };
    expect(failed(saved, 5, () => 0)).toBe(saved);
  });
});
