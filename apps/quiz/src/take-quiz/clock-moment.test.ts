import { expect, it } from 'vitest';
import { clockMoment } from './clock-moment.ts';

it.each([
  [200, 200, null],
  [101, 200, null],
  [100, 200, 'half'],
  [60, 200, 'one-minute'],
  [300, 400, 'five-minutes'],
  [200, 400, 'half'],
  [59, 400, 'one-minute'],
  [50, 100, 'half'],
  [60, 100, 'one-minute'],
])('with %i of %i seconds left says %s', (left, total, moment) => {
  expect(clockMoment(left, total)).toBe(moment);
});
