import { describe, expect, test } from 'vitest';
import { makeQuestion } from './question.fixture.ts';
import { typeset, withPlurals, wordingIn } from './wording-in.ts';

test.each([
  ["L'ordonnance d'aujourd'hui", 'L’ordonnance d’aujourd’hui'],
  ["l'« oxygène »", 'l’« oxygène »'],
  ["the patient's 2's", 'the patient’s 2’s'],
  ["5' et 'mot'", "5' et 'mot'"],
])('typeset sets apostrophes only: %s', (text, set) => expect(typeset(text)).toBe(set));

test.each([
  ['fr', 'comprimé(s) sécable(s)', 'comprimé sécable', [0, 0.5, 1, 1.5]],
  ['fr', 'comprimé(s) sécable(s)', 'comprimés sécables', [2, 2.5, 40, 1e6]],
  ['en', 'scored tablet(s)', 'scored tablet', [1]],
  ['en', 'scored tablet(s)', 'scored tablets', [0, 0.5, 1.5, 2, 40]],
  ['fr', 'mL/h', 'mL/h', [1, 2, Number.NaN]],
] as const)('withPlurals in %s: %s is %s for %s', (language, text, form, values) => {
  for (const value of values) expect(withPlurals(text, value, language)).toBe(form);
});

describe('wordingIn', () => {
  const { en: _, ...french } = makeQuestion('q1', { question: "Qu'est-ce?" });

  test('gives the French wording where there is no English one, and marks it as French', () => {
    expect(wordingIn(french, 'en').lang).toBe('fr-CA');
    expect(wordingIn(french, 'fr')).toMatchObject({
      lang: 'fr-CA',
      words: { question: typeset(french.question) },
    });
  });

  test('gives English words whole, with their apostrophes set', () => {
    const options = ["It's this", 'That', 'These', 'Those'];
    const en = { question: "What's right?", options, explanation: "That's it.", rationales: options };
    const { words, lang } = wordingIn({ ...french, en }, 'en');
    expect(lang).toBe('en-CA');
    expect(words).toMatchObject({ question: 'What’s right?', explanation: 'That’s it.' });
    expect([words.options[0], words.rationales[0]]).toEqual(['It’s this', 'It’s this']);
  });

  test('asks for no explanation before the answer', () => {
    expect(wordingIn({ question: "D'abord?", options: ["l'un"] }, 'fr').words).toEqual({
      question: 'D’abord?',
      options: ['l’un'],
    });
  });
});
