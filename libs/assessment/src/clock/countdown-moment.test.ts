import { expect, it } from 'vitest';
import { countdownMoment } from './countdown-moment.ts';

it.each([
  [200, 200, null],
  [101, 200, null],
  [100, 200, 'half'],
  [60, 200, 'one-minute'],
  [300, 400, 'five-minutes'],
  [200, 400, 'half'],
  [50, 100, 'half'],
  [60, 100, 'one-minute'],
  [901, 1800, null],
  [900, 1800, 'half'],
  [881, 1800, 'half'],
  [880, 1800, null],
  [279, 1800, null],
  [59, 400, 'one-minute'],
  [0, 1800, null],
  [101, 201, null],
  [100, 201, 'half'],
  [301, 400, null],
  [61, 400, null],
  [60, 60, null],
  [60, 130, 'one-minute'],
  [300, 610, 'five-minutes'],
])('with %i of %i seconds left says %s', (left, total, moment) => {
  expect(countdownMoment(left, total)).toBe(moment);
});
