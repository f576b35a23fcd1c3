import { expect, test } from 'vitest';
import { isLikelyCorrection } from '../../../supabase/functions/complete/look-up/is-likely-correction.ts';

test.each([
  ['hypertention', 'hypertens'],
  ['disfagie', 'dysphag'],
  ['dijoxin', 'digoxin'],
  ['percautions', 'precaut'],
  ['potasium', 'potassium'],
  ['pacient', 'patient'],
])('%s may be a misspelling of %s', (typed, stem) => {
  expect(isLikelyCorrection(typed, stem)).toBe(true);
});

test.each([
  ['mitose', 'mycos'],
  ['recette', 'repet'],
])('%s is another word than %s', (typed, stem) => {
  expect(isLikelyCorrection(typed, stem)).toBe(false);
});
