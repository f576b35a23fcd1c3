import { hashQuestion, type Question } from '@revisoins/assessment';
import { describe, expect, test } from 'vitest';
import { makeQuestion } from '@revisoins/assessment/question.fixture';
import { AppError } from '@revisoins/contracts';
import { readAnswer, readFailure } from './source-answer.ts';

const good = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) => makeQuestion(`c08-00${index}`));

test.each([
  ['a limit', new AppError('PT429', 'rate-limited'), 'limited'],
  ['a server that is slow', new AppError('late', 'timeout'), 'timeout'],
  ['a server that is away', new AppError('gone', 'unavailable'), 'failed'],
  ['anything else', new TypeError('x'), 'failed'],
])('reads %s', (_, error, kind) => {
  expect(readFailure(error)).toEqual({ kind });
});

describe('readAnswer', () => {
  test('takes as many good questions as were asked for', () => {
    expect(readAnswer({ questions: good(5), fresh: 5 }, 5)).toMatchObject({ kind: 'enough' });
  });

  test.each([
    ['a page of HTML', '<!doctype html>'],
    ['nothing', null],
    ['a list without its name', [1, 2]],
    ['questions of another kind', { questions: 'ten' }],
    [
      'only questions with three options',
      { questions: good(5).map((one) => ({ ...one, options: ['a', 'b', 'c'] })) },
    ],
    ['only keys out of range', { questions: good(5).map((one) => ({ ...one, correctAnswer: 4 })) }],
  ])('refuses %s', (_, raw) => {
    expect(readAnswer(raw, 5)).toEqual({ kind: 'invalid-format' });
  });

  test('keeps one copy of a question that occurs ten times', () => {
    const answer = readAnswer({ questions: Array.from({ length: 10 }, () => makeQuestion('c08-001')) }, 10);
    expect(answer).toMatchObject({ kind: 'wrong-count', questions: [{ id: 'c08-001' }] });
  });

  test('keeps the good ones of a mixed answer', () => {
    const answer = readAnswer({ questions: [...good(4), { id: 'broken' }] }, 5);
    expect(answer.kind === 'wrong-count' && answer.questions.length).toBe(4);
  });

  test('distinguishes an empty answer from a broken one', () => {
    expect(readAnswer({ questions: [] }, 5)).toEqual({ kind: 'wrong-count', questions: [] });
  });

  test('finds repeated questions by their text when their hashes differ', () => {
    const twin = makeQuestion('c08-009', {
      question: 'question  C08-000 ?',
      hash: hashQuestion('other', 'x'),
    });
    const answer = readAnswer(
      { questions: [makeQuestion('c08-000', { question: 'Question c08-000 ?' }), twin] },
      2,
    );
    expect(answer).toMatchObject({ kind: 'wrong-count' });
  });
});
