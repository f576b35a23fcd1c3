import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { recalibrate } from './recalibrate.ts';

test('an even chance and certainty stay what they are', () => {
  expect([0, 0.5, 1].map(recalibrate)).toEqual([0, 0.5, 1]);
});

test('low chances become a little lower and high ones higher, by the same', () => {
  expect(recalibrate(0.2)).toBeCloseTo(0.189, 3);
  expect(recalibrate(0.8)).toBeCloseTo(0.811, 3);
});

test('the order of chances is kept', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(chance, chance, (one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one];
      expect(recalibrate(low)).toBeLessThanOrEqual(recalibrate(high) + 1e-12);
    }),
  );
});
