import { expect, test } from 'vitest';
import { firstAnswers } from './first-answers.ts';

const stored = (item: string, choice: string | null, isCorrect = false) => ({ item, choice, isCorrect });

test('the first answer to an item counts, whatever came later', () => {
  const answers = [stored('a', 'b'), stored('b', 'a', true), stored('a', 'c', true), stored('b', 'd')];
  expect(firstAnswers(answers)).toEqual(answers.slice(0, 2));
});

test('an item left open at first never counts: its correction was shown', () => {
  expect(firstAnswers([stored('a', null), stored('a', 'b', true)])).toEqual([]);
});
