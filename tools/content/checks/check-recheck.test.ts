import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkRecheck } from './check-recheck.ts';

const plain = sourceItem();
const withKey = (text: string, stem = 'Une personne tousse. Que faites-vous?', explanation = 'Voilà.') => {
  const { key, fr } = plain.item;
  const options = { ...fr.options, [key]: { text, rationale: 'C’est la conduite prévue.' } };
  return { ...plain, item: { ...plain.item, fr: { ...fr, stem, options, explanation } } };
};

test.each([
  ['a medication', withKey('Un effet de l’apixaban')],
  ['a class of medications', withKey('Les bêtabloquants')],
  ['a law', withKey('La mandataire')],
  ['a dose of what the stem names', withKey('Offrir sa dose', 'Ordonnance : hydromorphone 1 mg.')],
  [
    'what the stem names and the explanation takes up',
    withKey('Celui-ci', 'Sous furosémide.', 'Sa dose attend.'),
  ],
])('asks for a date where the key decides on %s', (_, item) => {
  expect(checkRecheck([item])).toMatchObject([
    { level: 'error', message: expect.stringContaining('recheckBy') },
  ]);
  expect(checkRecheck([{ ...item, item: { ...item.item, recheckBy: '2027-11-22' } }])).toEqual([]);
});

test.each([
  ['neither', plain],
  [
    'a medication that is only in the stem',
    withKey('Le menton', 'Sous furosémide, il tousse. Que faites-vous?'),
  ],
  ['hands and bathing, which hold the letters of a class', withKey('Des mains lavées, un bain')],
  ['a hormone that holds the name of a class', withKey('L’hormone antidiurétique')],
])('asks for none where it decides on %s', (_, item) => {
  expect(checkRecheck([item])).toEqual([]);
});
