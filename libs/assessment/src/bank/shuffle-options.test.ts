import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeQuestion } from './question.fixture.ts';
import { createRandom } from './random.ts';
import { shuffleOptions } from './shuffle-options.ts';

const original = makeQuestion('q1');

test('keeps options, rationales, key and ids in step in both languages', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (first, second) => {
      const once = shuffleOptions(original, createRandom(first));
      const shuffled = shuffleOptions(once, createRandom(second));
      expect(shuffled.options[shuffled.correctAnswer]).toBe('deux');
      expect(shuffled.optionIds[shuffled.correctAnswer]).toBe('b');
      shuffled.optionIds.forEach((id, place) => {
        const source = 'abcd'.indexOf(id);
        expect(shuffled.options[place]).toBe(original.options[source]);
        expect(shuffled.rationales[place]).toBe(original.rationales[source]);
        expect(shuffled.en?.options[place]).toBe(original.en?.options[source]);
        expect(shuffled.en?.rationales[place]).toBe(original.en?.rationales[source]);
      });
    }),
  );
});

test('puts the key in every position', () => {
  const random = createRandom(5);
  const places = new Set(Array.from({ length: 50 }, () => shuffleOptions(original, random).correctAnswer));
  expect(places).toEqual(new Set([0, 1, 2, 3]));
});

test('works without an English text', () => {
  const { en: _, ...french } = original;
  expect(shuffleOptions(french, createRandom(1))).not.toHaveProperty('en');
});
