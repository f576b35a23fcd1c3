import { expect, it } from 'vitest';
import { timeMoment } from './time-moment.ts';

it.each([
  [1800, null],
  [901, null],
  [900, 'half'],
  [881, 'half'],
  [880, null],
  [300, 'five-minutes'],
  [279, null],
  [60, 'one-minute'],
  [0, null],
])('with %i of 1800 seconds left says %s', (left, moment) => {
  expect(timeMoment(left, 1800)).toBe(moment);
});
