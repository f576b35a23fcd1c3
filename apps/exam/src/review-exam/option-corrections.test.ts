import { expect, it } from 'vitest';
import { optionCorrections } from './option-corrections.ts';

const words = { options: ['1', '2', '3', '4'], rationales: ['r1', 'r2', 'r3', 'r4'] };

it.each([
  ['a wrong choice and the right option', 3, [null, 'correct', null, 'chosen']],
  ['a right choice', 1, [null, 'correctChosen', null, null]],
  ['the right option of an open question', null, [null, 'correct', null, null]],
])('marks %s', (_case, choice, labels) => {
  expect(optionCorrections(words, { choice, correctAnswer: 1 }).map(({ label }) => label)).toEqual(labels);
});
