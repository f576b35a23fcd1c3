import { expect, test } from 'vitest';
import { kilobytes, median, ratio } from './statistics.ts';

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle));

test('the median leaves its values as they were', () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});

test('a ratio compares medians', () => expect(ratio([3, 1, 90], [2, 1, 90])).toBe(1.5));

test('nothing measured is an error, and so is a ratio to 0', () => {
  expect(() => median([])).toThrow('No value');
  expect(() => ratio([1], [0])).toThrow('ratio to 0');
});

test('a KB has 1024 bytes', () => expect(kilobytes(1536)).toBe(1.5));
