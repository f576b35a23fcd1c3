import { expect, test } from 'vitest';
import { addLearners } from './add-learners.ts';

const run = (planner: number, rival: number, variance: number) => [
  { cell: 'a', means: { planner, rival }, leadVariances: { planner: 0, rival: variance } },
];

test('the mean of two runs weighs each by its learners', () => {
  expect(addLearners(run(60, 50, 0), 30, run(80, 70, 0), 10)).toEqual(run(65, 55, 0));
});

test('the variance of a lead is that over all learners', () => {
  // Leads of 1, 3 and 5, 7: variance 1 in each run, 5 over all four.
  const [all] = addLearners(run(60, 58, 1), 2, run(60, 54, 1), 2);
  expect(all?.leadVariances['rival']).toBeCloseTo(5);
});

test('runs of different cells or policies are not added', () => {
  const one = run(60, 50, 0);
  expect(() => addLearners(one, 1, [{ ...one[0]!, cell: 'b' }], 1)).toThrow('no cell a');
  expect(() => addLearners(one, 1, [{ cell: 'a', means: {}, leadVariances: {} }], 1)).toThrow('no planner');
});
