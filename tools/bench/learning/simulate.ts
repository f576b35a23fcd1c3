import { createRandom } from '@revisoins/assessment';
import { GUESS } from '@revisoins/learning';
import { ITEMS, kinds, type CreateMemory, type CreatePolicy, type Kind } from './learner.ts';
import { createFsrsPolicy } from './policies/fsrs-policy.ts';
import { createOracle, planner } from './policies/planner.ts';
import { inOrder, randomDraw } from './policies/simple.ts';
import type { CellMeans } from './results.schema.ts';
import { createActrMemory } from './truths/actr-memory.ts';
import { createFsrsMemory } from './truths/fsrs-memory.ts';

export const truths: Record<string, CreateMemory> = {
  'FSRS-6': createFsrsMemory,
  'ACT-R': createActrMemory,
};
export const horizons = [14, 30, 60, 90] as const;
export const loads = [10, 20, 40, 60] as const;

/** What the planner is compared with. */
export const rivals: Record<string, CreatePolicy> = {
  'random draw': randomDraw,
  'in order': inOrder,
  ...Object.fromEntries(
    [0.7, 0.75, 0.8, 0.85, 0.9, 0.95].map((retention) => [
      `FSRS ${retention.toFixed(2)}`,
      createFsrsPolicy(retention),
    ]),
  ),
  'coverage, then FSRS': createFsrsPolicy(0.9, true),
};
const oracles: Record<string, CreatePolicy> = {
  'oracle that covers first': createOracle(0),
  'oracle that reviews first': createOracle(1),
};
export const policies: Record<string, CreatePolicy> = { planner, ...rivals, ...oracles };

export interface Cell {
  readonly truth: string;
  /** Days until the exam. */
  readonly days: number;
  /** Answers a day. */
  readonly load: number;
  readonly kind: Kind;
}

export const cells: readonly Cell[] = Object.keys(truths).flatMap((truth) =>
  horizons.flatMap((days) => loads.flatMap((load) => kinds.map((kind) => ({ truth, days, load, kind })))),
);

export const cellName = ({ truth, days, load, kind }: Cell): string =>
  `${truth}, ${days} days x ${load}, ${kind.name}`;

/** Days between two answers of a session. */
const BETWEEN = 0.0005;

/** The share of the bank, in percent, that a learner recalls on the day of her exam. */
export function studyUntilExam({ truth, days, load, kind }: Cell, policy: string, seed: number): number {
  const createMemory = truths[truth];
  const createPolicy = policies[policy];
  if (!createMemory || !createPolicy) throw new Error(`There is no ${truth} or no ${policy}.`);
  // The same learner and the same luck for every policy.
  const memory = createMemory(kind, createRandom(3 * seed));
  const luck = createRandom(3 * seed + 1);
  const { choose, observe } = createPolicy({ days, memory, random: createRandom(3 * seed + 2) });
  for (let day = 0; day < days; day += 1) {
    for (const [position, item] of choose(day, load).entries()) {
      const now = day + position * BETWEEN;
      const isRecalled = luck() < memory.recall(item, now);
      const isCorrect = isRecalled || luck() < GUESS;
      memory.study(item, now, isRecalled);
      observe?.(item, now, isCorrect);
    }
  }
  let recalled = 0;
  for (let item = 0; item < ITEMS; item += 1) recalled += memory.recall(item, days);
  return (100 * recalled) / ITEMS;
}

/** The results of every policy in a cell, over learners with the seeds from `first`. */
export function simulateCell(
  cell: Cell,
  first: number,
  learners: number,
): Pick<CellMeans, 'means' | 'leadVariances'> {
  const recalled = (policy: string) =>
    Array.from({ length: learners }, (_, index) => studyUntilExam(cell, policy, first + index));
  const own = recalled('planner');
  const results = Object.keys(policies).map((policy) => {
    const all = policy === 'planner' ? own : recalled(policy);
    const leads = all.map((one, index) => (own[index] ?? 0) - one);
    return { policy, mean: mean(all), variance: mean(leads.map((lead) => (lead - mean(leads)) ** 2)) };
  });
  return {
    means: Object.fromEntries(results.map((one) => [one.policy, one.mean])),
    leadVariances: Object.fromEntries(results.map((one) => [one.policy, one.variance])),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
