import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from './random.ts';
import { shuffle } from './shuffle.ts';

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
