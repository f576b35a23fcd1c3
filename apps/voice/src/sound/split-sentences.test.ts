import { expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

test.each([
  ['', []],
  ['Bonjour', ['Bonjour']],
  [
    'Une phrase assez longue pour être seule. Une autre phrase.',
    ['Une phrase assez longue pour être seule.', 'Une autre phrase.'],
  ],
  ['Oui. Et voilà une phrase qui suit.', ['Oui. Et voilà une phrase qui suit.']],
  [
    'La dose est de 2.5 mg par jour et non de 3. Voilà.',
    ['La dose est de 2.5 mg par jour et non de 3.', 'Voilà.'],
  ],
  [
    'Rougeur qui s’étend, chaleur, enflure : un pus, une odeur. On avise, le jour même.',
    ['Rougeur qui s’étend, chaleur,', 'enflure : un pus, une odeur.', 'On avise, le jour même.'],
  ],
  [
    'Elle dit « Je ne veux pas de ce bain. » On note le refus.',
    ['Elle dit « Je ne veux pas de ce bain. »', 'On note le refus.'],
  ],
  ['Première ligne assez longue ici\nSeconde ligne', ['Première ligne assez longue ici', 'Seconde ligne']],
])('splits "%s"', (text, pieces) => {
  expect(splitSentences(text)).toEqual(pieces);
});

test('loses no word', () => {
  const text =
    'Si elle perd conscience : 911. On ne la relève pas trop tôt! Pourquoi? Elle tomberait… Voilà.';
  expect(splitSentences(text).join(' ')).toBe(text);
});
