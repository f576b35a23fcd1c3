import { expect, test } from 'vitest';
import { predictChances, creditChoice, makeTable, train } from './choice-model.ts';

const features = (...names: readonly string[]) => new Map(names.map((name) => [name, 1]));
const training = { passes: 20, step: 0.5, decay: 1 };

test('learns what the keys have, and nothing that too few options have', () => {
  const items = Array.from({ length: 8 }, (_, index) => [
    features('calm', `once ${index}`),
    features('act'),
    features('calm'),
    features('wait'),
  ]);
  const table = makeTable(items, 0);
  expect(table.names).toEqual(['calm', 'act', 'wait']);
  const weights = train(
    table,
    [0, 1, 2, 3, 4, 5, 6],
    Array.from(items, () => 1),
    training,
    1,
  );
  const chances = predictChances(table, 7, weights);
  expect(creditChoice(chances, 1)).toBe(1);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
});

test.each([
  [[0.4, 0.3, 0.2, 0.1], 0, 1],
  [[0.4, 0.3, 0.2, 0.1], 1, 0],
  [[0.25, 0.25, 0.25, 0.25], 2, 0.25],
])('shares the credit among options that are as likely: %j, key %i', (chances, key, credit) => {
  expect(creditChoice(chances, key)).toBe(credit);
});
