import { expect, test } from 'vitest';
import { outOfTen, spanOutOfTen } from './out-of-ten.ts';

test.each([
  [0.01, 0],
  [0.26, 3],
  [0.94, 9],
  [0.97, 10],
])('%f is %i chances out of ten', (probability, chances) => {
  expect(outOfTen(probability)).toBe(chances);
});

test.each([
  [[0.42, 0.71], { kind: 'between', low: 4, high: 8 }],
  [[0.03, 0.41], { kind: 'at-most', bound: 5 }],
  [[0.65, 0.96], { kind: 'at-least', bound: 6 }],
  [[0.03, 0.97], { kind: 'anything' }],
  [[0.001, 0.02], { kind: 'nothing-more' }],
  [[0.98, 0.999], { kind: 'nothing-more' }],
] as const)('the interval %j says %o', (interval, span) => {
  expect(spanOutOfTen(interval)).toEqual(span);
});
