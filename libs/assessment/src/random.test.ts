import { expect, test } from 'vitest';
import { createRandom } from './random.ts';

test('gives the same sequence for the same seed', () => {
  const [one, two] = [createRandom(7), createRandom(7)];
  expect([one(), one(), one()]).toEqual([two(), two(), two()]);
});

test('gives another sequence for another seed', () => {
  expect(createRandom(1)()).not.toBe(createRandom(2)());
});

test('stays in [0, 1) with a mean near one half', () => {
  const random = createRandom(42);
  const numbers = Array.from({ length: 10_000 }, random);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(numbers.reduce((sum, number) => sum + number, 0) / 10_000).toBeCloseTo(0.5, 1);
});
