import { expect, test } from 'vitest';
import { addLearners } from './add-learners.ts';

test('the mean of two runs weighs each by its learners', () => {
  const run = (planner: number) => [{ cell: 'a', means: { planner } }];
  expect(addLearners(run(60), 30, run(80), 10)).toEqual(run(65));
});

test('runs of different cells or policies are not added', () => {
  const one = [{ cell: 'a', means: { planner: 60 } }];
  expect(() => addLearners(one, 1, [{ cell: 'b', means: { planner: 60 } }], 1)).toThrow('no cell a');
  expect(() => addLearners(one, 1, [{ cell: 'a', means: {} }], 1)).toThrow('no planner');
});
