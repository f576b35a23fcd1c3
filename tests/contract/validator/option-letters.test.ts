import { expect, test } from 'vitest';
import { breaksOptionLetters } from '../../../supabase/functions/_shared/validator/option-letters.ts';
import { goodItem } from '../generated-item.fixture.ts';

test.each([
  "L'option B est la bonne, car elle protège la personne.",
  'La réponse c convient le mieux.',
  'Le choix « a » retarde les soins.',
  'A) Ce geste protège.',
  'b. Laver',
  'D : on attend.',
  'Ici, A est incorrect et C est vrai.',
])('refuses: %s', (explanation) => {
  if (explanation === 'b. Laver') expect(breaksOptionLetters(goodItem(0, { stem: explanation }))).toBe(true);
  else expect(breaksOptionLetters(goodItem(0, { explanation }))).toBe(true);
});

test('reads rationales and options too', () => {
  const { a, ...others } = goodItem(0).options;
  expect(
    breaksOptionLetters(
      goodItem(0, { options: { ...others, a: { ...a, rationale: "L'option D est meilleure." } } }),
    ),
  ).toBe(true);
  expect(
    breaksOptionLetters(goodItem(0, { options: { ...others, a: { ...a, text: 'a) Laver les mains' } } })),
  ).toBe(true);
});

test.each([
  'La réponse a été donnée par la personne.',
  "L'hépatite B est transmise par le sang.",
  'C. difficile forme des spores.',
  'La vitamine D est liposoluble.',
  'Le groupe A est compatible.',
])('accepts: %s', (explanation) => {
  expect(breaksOptionLetters(goodItem(0, { explanation }))).toBe(false);
});
