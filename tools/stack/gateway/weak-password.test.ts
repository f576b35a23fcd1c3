import { expect, test } from 'vitest';
import { passwordWeakness } from './weak-password.ts';

const names = ['Léa', 'Tremblay-Côté', 'lea_rn', 'lea.tremblay@exemple.ca'];

test.each([
  ['12345678', 'common'],
  ['Password123', 'common'],
  ['MotDePasse!', 'common'],
  ['Infirmière', 'common'],
  ['aaaaaaaaaa', 'common'],
  ['abcabcabc', 'common'],
  ['hgfedcba', 'common'],
  ['!!azertyuiop!!', 'common'],
  ['tremblay', 'names'],
  ['Tremblay2026', 'names'],
  ['LéaTremblay!', 'names'],
  ['revisoins1', 'names'],
  ['cote-tremblay', 'names'],
  ['une phrase de chez nous', null],
  ['tournesol bleu', null],
  ['qmvzkwpt', null],
  ['éléphantrose', null],
  ['Tremblay aime les tournesols', null],
])('%s: %s', (password, weakness) => expect(passwordWeakness(password, names)).toBe(weakness));

test('a short or missing name forbids nothing', () => {
  expect(passwordWeakness('a-b-c-d-e-f', ['', 'a', 'de'])).toBeNull();
});
