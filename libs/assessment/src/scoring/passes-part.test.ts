import { expect, test } from 'vitest';
import { passesPart } from './passes-part.ts';

test.each([
  [61, 100, 62, false],
  [62, 100, 62, true],
  // 66 % of 25 is 16.5.
  [16, 25, 66, false],
  [17, 25, 66, true],
])('%i of %i, where %i percent pass: %s', (score, questions, passPercent, passes) => {
  expect(passesPart(score, questions, passPercent)).toBe(passes);
});
