import { expect, test } from 'vitest';
import { worstError } from './calibration-curve.ts';

test('the greatest error counts, with its direction', () => {
  expect(
    worstError([
      { predicted: 10, actual: 11 },
      { predicted: 50, actual: 45 },
    ]),
  ).toBe(5);
  expect(worstError([{ predicted: 20, actual: 60 }])).toBe(-40);
  expect(worstError([])).toBe(0);
});
