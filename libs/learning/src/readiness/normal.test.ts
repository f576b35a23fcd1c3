import { expect, test } from 'vitest';
import { normalBelow, normalWeights } from './normal.ts';

test.each([
  [0, 0.5],
  [1, 0.841345],
  [-1.644854, 0.05],
  [3, 0.99865],
])('below %f is a share of %f', (z, share) => {
  expect(normalBelow(z)).toBeCloseTo(share, 5);
});

test('weights add up to 1, and the middle has most', () => {
  const weights = [...normalWeights([-1, 0, 1], 0.5)];
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  expect(weights[1]).toBe(Math.max(...weights));
});
