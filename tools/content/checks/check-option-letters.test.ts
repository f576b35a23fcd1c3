import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { namesLetter } from '../../../supabase/functions/_shared/validator/option-letters.ts';
import { checkOptionLetters } from './check-option-letters.ts';

test.each([
  "L'option A est fausse.",
  'La réponse B convient.',
  'Les choix « c » et « d » non.',
  'option b',
  'réponse (D)',
  'Answer C is right.',
  'Option d) is late.',
  'the letter "a"',
])('finds a letter in: %s', (text) => {
  expect(namesLetter(text)).toBe(true);
});

test.each([
  'La réponse a été donnée.',
  "Le choix d'abord offert.",
  'La vitamine C aide.',
  'Une hépatite B.',
  'This option applies.',
  'The answer depends.',
  "La réponse D'Artagnan",
])('finds none in: %s', (text) => {
  expect(namesLetter(text)).toBe(false);
});

test('names language, field and item', () => {
  const [problem] = checkOptionLetters([sourceItem({ en: { explanation: 'Option A is wrong.' } })]);
  expect(problem).toMatchObject({ id: 'c08-001', message: expect.stringContaining('en.explanation') });
});
