import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createRandom } from '../bank/random.ts';
import {
  markSaved,
  pauseMs,
  markFailed,
  newEntry,
  outboxEntry,
  markRefused,
  type OutboxEntry,
  type SendOutcome,
  type WaitingEntry,
} from './entry.ts';
import { World } from './model.fixture.ts';
import { createOutbox } from './outbox.ts';

const result = { id: 'a1', owner: 'learner', payload: { score: 4 } };
const backoff = { firstMs: 1000, longestMs: 300_000 };
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

  test('waits after a failure, unless asked to try everything', async () => {
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

  test('forgets old markers only', async () => {
    const { world, outbox } = openWorld();
    await outbox.enqueue(result);
    await outbox.flush('learner');
    await outbox.enqueue({ ...result, id: 'a2' });
    await outbox.prune(world.time + 1);
    expect([await outbox.status('a1'), await outbox.status('a2')]).toEqual(['unknown', 'waiting']);
  });
});

/** Entries of one learner in a list, and a server with scripted answers: 'saved' by default. */
function openLine(order: 'any' | 'in-turn', answers: Record<string, SendOutcome['kind'][]> = {}) {
  let entries: WaitingEntry[] = [];
  const line = {
    time: 0,
    sent: [] as string[],
    /** Scheduled calls and their times. */
    alarm: null as null | { run: () => void; ms: number },
  };
  return Object.assign(line, {
    add: (id: string) => entries.push(newEntry({ id, owner: 'learner', payload: null }, line.time)),
    outbox: createOutbox({
      storage: {
        list: async () => entries,
        update: async (id, change) => {
          const before = entries.find((entry) => entry.id === id);
          const after = change(before);
          entries = entries.flatMap((one) =>
            one.id !== id ? [one] : after?.status === 'waiting' ? [after] : [],
          );
          return { before, after };
        },
        isOnDevice: () => true,
      },
      send: async ({ id }) => {
        line.sent.push(id);
        const kind = answers[id]?.shift() ?? 'saved';
        return kind === 'refused' ? { kind, reason: 'no' } : { kind };
      },
      order,
      backoff,
      now: () => line.time,
      random: () => 1,
      later: (run, ms) => {
        line.alarm = { run, ms };
        return () => {
          line.alarm = null;
        };
      },
    }),
  });
}

describe('the order', () => {
  test.each([
    ['any', ['a', 'b', 'c'], 1],
    ['in-turn', ['a'], 3],
  ] as const)('%s: what fails holds up %j', async (order, sent, waiting) => {
    const line = openLine(order, { a: ['failed'] });
    ['a', 'b', 'c'].forEach(line.add);
    const report = await line.outbox.flush('learner');
    expect([line.sent, report.waiting, report.nextTryAt]).toEqual([sent, waiting, 1000]);
  });

  test('in turn: what the server refuses does not hold up the next one', async () => {
    const line = openLine('in-turn', { a: ['refused'] });
    ['a', 'b'].forEach(line.add);
    expect(await line.outbox.flush('learner')).toMatchObject({ saved: ['b'], waiting: 0 });
  });

  test('an updated entry is sent again before the next one', async () => {
    const line = openLine('in-turn', { a: ['again', 'again'] });
    ['a', 'b'].forEach(line.add);
    await line.outbox.flush('learner');
    expect(line.sent).toEqual(['a', 'a', 'a', 'b']);
  });

  test('what is never up to date is sent at once three times more, then waits like a failure', async () => {
    const line = openLine('in-turn', { a: Array.from({ length: 9 }, () => 'again' as const) });
    line.add('a');
    const report = await line.outbox.flush('learner');
    expect([line.sent.length, report.waiting, report.nextTryAt]).toEqual([4, 1, 1000]);
    line.time = 1000;
    expect((await line.outbox.flush('learner')).nextTryAt, 'and longer each time').toBe(3000);
    expect(line.sent).toHaveLength(8);
  });
});

describe('a flush', () => {
  test('runs automatically when the next entry is due', async () => {
    const line = openLine('in-turn', { a: ['failed', 'failed'] });
    line.add('a');
    await line.outbox.flush('learner');
    expect(line.alarm?.ms).toBe(1000);
    line.time = 1000;
    line.alarm?.run();
    await line.outbox.flush('learner');
    expect([line.sent.length, line.alarm?.ms]).toEqual([2, 2000]);
    await line.outbox.flush('learner', { all: true });
    expect([line.sent.length, line.alarm]).toEqual([3, null]);
  });

  test('that is asked for everything while it runs tries what is not due, too', async () => {
    const line = openLine('any', { a: ['failed'] });
    line.add('a');
    await line.outbox.flush('learner');
    line.add('b');
    const first = line.outbox.flush('learner');
    const [report] = await Promise.all([first, line.outbox.flush('learner', { all: true })]);
    expect([line.sent, report.saved.toSorted()]).toEqual([
      ['a', 'a', 'b'],
      ['a', 'b'],
    ]);
  });

  test('takes along what arrives while it runs', async () => {
    const line = openLine('any');
    line.add('a');
    const first = line.outbox.flush('learner');
    line.add('b');
    const [report] = await Promise.all([first, line.outbox.flush('learner')]);
    expect(report.saved).toEqual(['a', 'b']);
  });
});

test.each<[object, boolean]>([
  [{}, true],
  [{ id: 'x', owner: 'y' }, true],
  [{ id: '' }, false],
  [{ owner: '' }, false],
  [{ failures: 1 }, true],
  [{ failures: -1 }, false],
  [{ failures: 0.5 }, false],
  [{ status: 'lost' }, false],
  [{ payload: { score: 'four' } }, false],
])('an entry with %j is read from the device: %s', (changes, isRead) => {
  const schema = outboxEntry(z.object({ score: z.number() }));
  expect(schema.safeParse({ ...newEntry(result, 0), ...changes }).success).toBe(isRead);
});

describe('transitions', () => {
  test.each([
    [1, 500, 1000],
    [2, 1000, 2000],
    [4, 4000, 8000],
    [60, 150_000, 300_000],
  ])('waits after failure %i between %i and %i ms', (failures, least, most) => {
    expect(pauseMs(failures, () => 0, backoff)).toBe(least);
    expect(pauseMs(failures, () => 1, backoff)).toBe(most);
  });

  const saved: OutboxEntry = { id: 'a1', owner: 'learner', status: 'saved', savedAt: 1 };
  const waiting = newEntry(result, 0);
  const no: OutboxEntry = { ...result, status: 'refused', reason: 'no' };

  test.each([
    ['a late failure', (current: OutboxEntry) => markFailed(current, 5, () => 0, backoff)],
    ['a late refusal', (current: OutboxEntry) => markRefused(current, 'no')],
    ['a second time saved', (current: OutboxEntry) => markSaved(current, 5)],
  ])('%s does not undo what another tab saved', (_what, late) => {
    expect(late(saved)).toBe(saved);
  });

  test('a refusal keeps the payload and its first reason, and a late failure leaves it', () => {
    expect(markRefused(waiting, 'no')).toEqual(no);
    expect(markRefused(no, 'another')).toBe(no);
    expect(markFailed(no, 5, () => 0, backoff)).toBe(no);
  });

  test('what the server has is saved, even where another tab was refused', () => {
    for (const before of [waiting, no])
      expect(markSaved(before, 7)).toEqual({ id: 'a1', owner: 'learner', status: 'saved', savedAt: 7 });
  });

  test('a failure counts, and the next try comes after the wait', () => {
    expect(markFailed({ ...waiting, failures: 1 }, 100, () => 1, backoff)).toEqual({
      ...waiting,
      failures: 2,
      nextTryAt: 2100,
    });
  });
});
