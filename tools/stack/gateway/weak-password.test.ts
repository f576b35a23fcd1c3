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
  // From lists of leaked passwords.
  ['trustno1', 'common'],
  ['starwars', 'common'],
  ['liverpool', 'common'],
  ['mercedes', 'common'],
  // Words of here, with what people put around them.
  ['infirmiere2026', 'common'],
  ['Infirmière-2026!', 'common'],
  ['soleil2026', 'common'],
  ['Soleil123!', 'common'],
  ['quebec418', 'common'],
  ['Montréal514', 'common'],
  ['trois-rivieres', 'common'],
  ['hiver2026', 'common'],
  ['Automne 2026', 'common'],
  ['2026printemps', 'common'],
  ['tabarnak99', 'common'],
  ['canadiens!', 'common'],
  ['goHabsGo', 'common'],
  ['stagiaire01022003', 'common'],
  // Words spelled with digits and marks.
  ['p@ssw0rd', 'common'],
  ['P4$$w0rd2026', 'common'],
  ['1nf1rm13r3', 'common'],
  ['s0l31l2026', 'common'],
  ['m0tdepa55e!', 'common'],
  // Walks over the keyboard, and words twice.
  ['qwertzxcvb', 'common'],
  ['qwer1234', 'common'],
  ['azerty123456', 'common'],
  ['zaq12wsx', 'common'],
  ['1qaz2wsx3edc', 'common'],
  ['poiuytreza', 'common'],
  ['soleilsoleil', 'common'],
  ['lundilundi', 'common'],
  ['tremblay', 'common'],
  ['Tremblay2026', 'common'],
  ['LéaTremblay!', 'names'],
  ['revisoins1', 'names'],
  ['cote-tremblay', 'names'],
  // With nothing of its own but a walk over the keyboard or a pattern.
  ['Léa12345', 'names'],
  ['cotetremblay777777', 'names'],
  ['lea-12 iris', null],
  ['une phrase de chez nous', null],
  ['tournesol bleu', null],
  ['qmvzkwpt', null],
  ['éléphantrose', null],
  ['soleil sur la neige', null],
  ['Soins-2026-Laval!', null],
  ['montagne-cahier-9', null],
  ['infirmiere-lavande', null],
  ['Tremblay aime les tournesols', null],
])('%s: %s', (password, weakness) => expect(passwordWeakness(password, names)).toBe(weakness));

test('a short or missing name forbids nothing', () => {
  expect(passwordWeakness('a-x-c-q-e-f', ['', 'a', 'de'])).toBeNull();
});

test('a password as long as a request is read in no time', () => {
  for (const piece of ['a', 'ab!', '1234567890', 'qwertyu ', 'soleil2026'])
    expect(() => passwordWeakness(`${piece.repeat(3000)}x`, names)).not.toThrow();
});
