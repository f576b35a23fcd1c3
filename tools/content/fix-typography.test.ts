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
  ['Rien à changer.', 'Rien à changer.'],
])('sets "%s"', (text, wanted) => {
  expect(fixTypography(text)).toBe(wanted);
  expect(fixTypography(wanted)).toBe(wanted);
});
