import { expect, test } from 'vitest';
import { hashQuestion } from './hash-question.ts';

const skill = 'Compétence 8 - Prévention des infections';

test('never changes: the history of every learner depends on it', () => {
  expect(hashQuestion('Quelle est la première étape ?', skill)).toMatchInlineSnapshot(`"367777895e71d9ea"`);
});

test('never changes for letters past the first 256 either', () => {
  expect(hashQuestion('Le cœur bat à 72/min. Que note-t-on ?', skill)).toMatchInlineSnapshot(
    `"77588f06bcfc4358"`,
  );
});

test('has 16 hexadecimal characters', () => {
  expect(hashQuestion('', '')).toMatch(/^[0-9a-f]{16}$/);
});

test.each([
  ['case', 'QUELLE EST LA PREMIÈRE ÉTAPE ?'],
  ['surrounding space', '  Quelle est la première étape ?\n'],
  ['runs of space and no-break spaces', 'Quelle  est la\tpremière étape\u00a0?'],
])('does not depend on %s', (_, text) => {
  expect(hashQuestion(text, skill)).toBe(hashQuestion('Quelle est la première étape ?', skill));
});

test('does not depend on how apostrophes and quotation marks are set', () => {
  expect(hashQuestion('L’hygiène d’abord, ‘l’asepsie’ ensuite', skill)).toBe(
    hashQuestion("L'hygiène d'abord, 'l'asepsie' ensuite", skill),
  );
  expect(hashQuestion('She says: “Yes.” He says: “No.”', skill)).toBe(
    hashQuestion('She says: "Yes." He says: "No."', skill),
  );
});

test('depends on the words and on the skill', () => {
  const hash = hashQuestion('Quelle est la première étape ?', skill);
  expect(hashQuestion('Quelle est la dernière étape ?', skill)).not.toBe(hash);
  expect(hashQuestion('Quelle est la première étape ?', 'Soins de Plaies')).not.toBe(hash);
});
