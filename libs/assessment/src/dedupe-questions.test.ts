import { expect, test } from 'vitest';
import { dedupeQuestions } from './dedupe-questions.ts';

test.each([
  ['hash', { hash: 'h1', question: 'Autre' }],
  ['text but for case and space', { hash: 'h2', question: '  UN ' }],
])('drops a question with the same %s', (_, repeat) => {
  const first = { hash: 'h1', question: 'Un' };
  expect(dedupeQuestions([first, repeat])).toEqual([first]);
});

test('keeps different questions in order', () => {
  const questions = [
    { hash: 'h2', question: 'Deux' },
    { hash: 'h1', question: 'Un' },
  ];
  expect(dedupeQuestions(questions)).toEqual(questions);
});
