import { expect, it } from 'vitest';
import { canGoOn } from './question-state.ts';

it.each([
  [{ choice: 0, flagged: false }, true],
  [{ choice: null, flagged: true }, true],
  [{ choice: null, flagged: false }, false],
  [undefined, false],
])('after %o the learner can go on: %s', (answer, can) => {
  expect(canGoOn(answer)).toBe(can);
});
