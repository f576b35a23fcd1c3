import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 0, false, ['length', 'longer', 'uppercase', 'lowercase', 'digit', 'special']],
  ['Soins-2026-Montréal', 6, true, []],
  ['Soins-26', 5, true, ['longer']],
  ['Soin-26', 4, false, ['length', 'longer']],
  ['soinsinfirmiers', 3, false, ['uppercase', 'digit', 'special']],
  ['Password123', 2, false, ['longer', 'special', 'common']],
  ['Admin-Montréal-2026', 4, true, ['common']],
  ['abc', 0, false, ['length', 'longer', 'uppercase', 'digit', 'special', 'common']],
  ['ÉÈÀéèà99', 4, true, ['longer', 'special']],
])('scores %j with %d', (password, score, isStrongEnough, hints) => {
  expect(passwordStrength(password)).toEqual({ score, isStrongEnough, hints });
});

test('the score agrees with the hints, and a password passes at 4 points and 8 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 140 }), (password) => {
      const { score, isStrongEnough, hints } = passwordStrength(password);
      const missing = hints.filter((hint) => hint !== 'common').length;
      expect(score).toBe(Math.max(0, 6 - missing - (hints.includes('common') ? 2 : 0)));
      expect(isStrongEnough).toBe(score >= 4 && password.length >= 8);
    }),
  );
});

test('adding characters of a new kind never makes a password without common patterns weaker', () => {
  const property = fc.property(fc.string({ maxLength: 20 }), (password) => {
    const before = passwordStrength(password);
    const after = passwordStrength(`${password}É`);
    return after.hints.includes('common') || after.score >= before.score;
  });
  expect(fc.check(property)).toMatchObject({ failed: false, counterexample: null });
});
