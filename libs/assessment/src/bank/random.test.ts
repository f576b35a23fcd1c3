import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom, shuffle } from './random.ts';

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

test('keeps every item and leaves the given array alone', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(), (items, seed) => {
      const before = [...items];
      const sorted = (list: number[]) => list.toSorted((a, b) => a - b);
      expect(sorted(shuffle(items, createRandom(seed)))).toEqual(sorted(items));
      expect(items).toEqual(before);
    }),
  );
});

test('gives each of the six orders of three items about as often', () => {
  const random = createRandom(3);
  const counts = new Map<string, number>();
  for (let run = 0; run < 6000; run += 1) {
    const order = shuffle(['x', 'y', 'z'], random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  expect([...counts.values()].every((count) => count > 850 && count < 1150)).toBe(true);
});
