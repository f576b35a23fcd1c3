import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixTypography } from './fix-typography.ts';

test.each([
  ['Attention : allergie', 'Attention\u00a0: allergie'],
  ['Attention: allergie', 'Attention\u00a0: allergie'],
  ['Vous notez :', 'Vous notez\u00a0:'],
  ['92 % ou 92%', '92\u00a0% ou 92\u00a0%'],
  ['Elle dit «oui» et « non »', 'Elle dit «\u00a0oui\u00a0» et «\u00a0non\u00a0»'],
  ['Que faites-vous ?', 'Que faites-vous?'],
  ['Bien ! Assez\u00a0; merci', 'Bien! Assez; merci'],
  ['À 10:30, voir https://exemple.ca', 'À 10:30, voir https://exemple.ca'],
  ["L'eau, qu'« elle » n'a pas", 'L’eau, qu’«\u00a0elle\u00a0» n’a pas'],
  ['Elle dit "oui".', 'Elle dit «\u00a0oui\u00a0».'],
  [
    'M. Roy et Mme Roy, 72 ans, 5 mg à 10 h',
    'M.\u00a0Roy et Mme\u00a0Roy, 72\u00a0ans, 5\u00a0mg à 10\u00a0h',
  ],
  ['M. et Mme Roy, 120/80 mm Hg', 'M. et Mme\u00a0Roy, 120/80\u00a0mm\u00a0Hg'],
  ['8 unités, 2 gouttes, 88 µmol/L', '8\u00a0unités, 2\u00a0gouttes, 88\u00a0µmol/L'],
  ['Rien à changer.', 'Rien à changer.'],
])('sets "%s"', (text, expected) => {
  expect(fixTypography(text, 'fr')).toBe(expected);
  expect(fixTypography(expected, 'fr')).toBe(expected);
});

test('sets English with its own marks, and leaves its spaces alone', () => {
  expect(fixTypography(`She says: "I can't, it's the patients' turn."`, 'en')).toBe(
    'She says: “I can’t, it’s the patients’ turn.”',
  );
  expect(fixTypography('Note : 92 % ?', 'en')).toBe('Note : 92 % ?');
});

test.each(['fr', 'en'] as const)(
  'changes nothing more when it is applied to %s again, nor leaves space around a text',
  (language) => {
    const part = fc.oneof(
      fc.constantFrom("'", '"', '«', '»', ':', '::', ' ', '\u00a0', '%', '5', 'M. A', 'mg', '!', 'mot'),
      fc.string({ unit: 'grapheme', maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const once = fixTypography(parts.join('').trim(), language);
        expect(fixTypography(once, language)).toBe(once);
        expect(once.trim()).toBe(once);
      }),
    );
  },
);
