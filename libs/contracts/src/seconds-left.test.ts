import { expect, test } from 'vitest';
import { secondsLeft } from './seconds-left.ts';

test.each([
  [5000, 0, 5],
  [5000, 4001, 1],
  [5000, 5000, 0],
  [5000, 9000, 0],
])('secondsLeft(%i, %i) is %i', (deadline, now, seconds) => {
  expect(secondsLeft(deadline, now)).toBe(seconds);
});
