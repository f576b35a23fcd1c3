import { expect, test } from 'vitest';
import { percentile, summarise } from './durations.ts';

test.each([
  [[5], 0.95, 5],
  [[1, 2, 3, 4], 0.5, 2],
  [Array.from({ length: 100 }, (_, index) => 100 - index), 0.95, 95],
  [Array.from({ length: 20 }, (_, index) => index + 1), 0.95, 19],
  [[], 0.95, 0],
])('of %j, the percentile %d is %d', (values, share, value) => expect(percentile(values, share)).toBe(value));

test('a summary counts, and leaves its values as they were', () => {
  const values = [3.04, 1, 2];
  expect(summarise(values)).toEqual({ count: 3, p50: 2, p95: 3, p99: 3, most: 3 });
  expect(values).toEqual([3.04, 1, 2]);
});
