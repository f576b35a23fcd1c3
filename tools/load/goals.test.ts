import { expect, test } from 'vitest';
import { goals, isMet } from './goals.ts';
import type { Run } from './results.schema.ts';
import { calmRun } from './run.fixture.ts';

const missed = (change: Partial<Run>) =>
  goals({ ...calmRun, ...change })
    .filter((goal) => !isMet(goal))
    .map(({ name }) => name);
const slow = {
  start: { count: 1, p50: 9, p95: 3001, p99: 9, most: 9 },
  save: { count: 1, p50: 9, p95: 251, p99: 9, most: 9 },
};

test('a calm run keeps them', () => expect(missed({})).toEqual([]));

test.each<[string, Partial<Run>, string[]]>([
  ['a slow one', { steps: slow }, ['start p95', 'save p95']],
  ['a slow one on the embedded database', { id: 'embedded', steps: slow }, ['start p95']],
  ['something lost', { compared: { acknowledged: 1, lost: ['x'], doubled: [] } }, ['lost']],
  ['something doubled', { compared: { acknowledged: 1, lost: [], doubled: ['x'] } }, ['doubled']],
  ['an error', { requests: { ...calmRun.requests, errors: { 'save: 500': 1 } } }, ['errors']],
])('%s is missed', (_, change, names) => expect(missed(change)).toEqual(names));

test('while something is killed nothing is too slow, and a 503 is not an error', () =>
  expect(
    missed({
      id: 'postgresql, kills',
      steps: slow,
      requests: { ...calmRun.requests, unavailable: 90, unreachable: 40 },
    }),
  ).toEqual([]));
