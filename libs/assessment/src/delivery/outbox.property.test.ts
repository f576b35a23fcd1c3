import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../bank/random.ts';
import { createOutbox, type OutboxPorts } from './outbox.ts';
import { type Fault, World } from './model.fixture.ts';

const DAY = 86_400_000;
const attempt = fc.nat(3);
const tab = fc.nat(1);
const step = fc.oneof(
  fc.record({ type: fc.constant('complete' as const), tab, attempt, twice: fc.boolean() }),
  fc.record({ type: fc.constantFrom('flush', 'flush-all', 'reload'), tab, attempt }),
  fc.record({ type: fc.constantFrom('flush-both', 'wait', 'wait-a-day'), tab, attempt }),
);
const fault = fc.constantFrom<Fault>(
  ...(['none', 'lost-request', 'lost-response', 'server-error', 'crash-before', 'crash-after'] as const),
);
const schedule = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 12 }),
  faults: fc.array(fault, { maxLength: 12 }),
  seed: fc.nat(),
});
type Schedule = typeof schedule extends fc.Arbitrary<infer T> ? T : never;

const owner = 'learner';
const makeResult = (number: number) => ({ id: `attempt-${number}`, owner, payload: { score: number } });

/** Runs a schedule, then lets the faults end, and returns what the server has and what it should have. */
async function play(
  { steps, faults, seed }: Schedule,
  make: (ports: OutboxPorts<unknown>) => ReturnType<typeof createOutbox>,
) {
  const world = new World(createRandom(seed), make);
  world.faults = [...faults];
  const tabs = [world.openTab(), world.openTab()];
  /** Finished attempts stay on the device until the outbox has them. */
  const drafts = new Set<number>();
  const completed = new Set<number>();

  const handOver = async (page: number, number: number) => {
    const taken = await tabs[page]?.run(tabs[page].outbox.enqueue(makeResult(number)));
    if (taken !== 'crashed') drafts.delete(number);
  };
  const flush = async (page: number, all: boolean) => {
    const current = tabs[page];
    const report = await current?.run(current.outbox.flush(owner, { all }));
    if (report === 'crashed') await reload(page);
    else world.announced.push(...(report?.saved ?? []));
  };
  const reload = async (page: number) => {
    tabs[page]?.close();
    tabs[page] = world.openTab();
    for (const number of drafts) await handOver(page, number);
  };

  for (const move of steps) {
    world.time += 700;
    if (move.type === 'complete') {
      completed.add(move.attempt);
      drafts.add(move.attempt);
      const clicks = move.twice ? [0, 1] : [0];
      await Promise.all(clicks.map(() => handOver(move.tab, move.attempt)));
    } else if (move.type === 'flush-both') await Promise.all([flush(0, true), flush(1, true)]);
    else if (move.type === 'wait') world.time += 5000;
    else if (move.type === 'wait-a-day') world.time += DAY;
    else if (move.type === 'reload') await reload(move.tab);
    else await flush(move.tab, move.type === 'flush-all');
  }
  world.faults = [];
  await reload(0);
  world.time += DAY;
  await flush(0, false);
  return { world, completed };
}

const isExact = ({ world, completed }: Awaited<ReturnType<typeof play>>) =>
  world.rows.size === completed.size &&
  world.inserts === completed.size &&
  [...completed].every(
    (number) =>
      JSON.stringify(world.rows.get(`attempt-${number}`)?.payload) ===
      JSON.stringify(makeResult(number).payload),
  );

test('loses nothing and doubles nothing over 10,000 schedules of faults', async () => {
  let requests = 0;
  await fc.assert(
    fc.asyncProperty(schedule, async (plan) => {
      const end = await play(plan, createOutbox);
      requests += end.world.requests;
      expect(isExact(end)).toBe(true);
      expect(new Set(end.world.announced).size).toBe(end.world.announced.length);
      expect([...end.world.device.values()].every(({ status }) => status === 'saved')).toBe(true);
    }),
    { numRuns: 10_000 },
  );
  expect(requests).toBeGreaterThan(10_000);
});

test('finds an outbox that forgets an entry when it sends it', async () => {
  const forgetful = (ports: OutboxPorts<unknown>) =>
    createOutbox({
      ...ports,
      send: async (entry) => {
        await ports.storage.update(entry.id, () => undefined);
        const outcome = await ports.send(entry).catch(() => ({ kind: 'failed' }) as const);
        return outcome.kind === 'failed' ? { kind: 'saved' } : outcome;
      },
    });
  const check = await fc.check(
    fc.asyncProperty(schedule, async (plan) => isExact(await play(plan, forgetful))),
  );
  expect(check.failed).toBe(true);
});
