import { expect, test } from 'vitest';
import { worstError } from './calibration-curve.ts';

test('the greatest error counts, with its direction', () => {
  expect(
    worstError([
      { told: 10, true: 11 },
      { told: 50, true: 45 },
    ]),
  ).toBe(5);
  expect(worstError([{ told: 20, true: 60 }])).toBe(-40);
  expect(worstError([])).toBe(0);
});
