import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerIndex, countAnswered } from './answer.ts';
import { missedQuestions, scoreChoice, scoreQuiz, toPercent } from './score-quiz.ts';

const questions = [{ correctAnswer: 0 }, { correctAnswer: 1 }, { correctAnswer: 2 }];

test('counts right, wrong and unanswered apart', () => {
  expect(scoreQuiz(questions, [0, 3, -1])).toEqual({
    score: 1,
    total: 3,
    percent: 33,
    wrong: 1,
    unanswered: 1,
  });
});

test.each([
  [0, 0, 'correct'],
  [1, 3, 'wrong'],
  [2, -1, 'unanswered'],
])('the key %i with the answer %i is %s', (correctAnswer, answer, status) => {
  expect(scoreChoice({ correctAnswer }, answer)).toEqual({ status, answer, correctAnswer });
});

test.each([
  ['no answers', [], 0, 3],
  ['surplus answers', [0, 1, 2, 3, 3], 3, 0],
])('copes with %s', (_, answers, score, unanswered) => {
  expect(scoreQuiz(questions, answers)).toMatchObject({ score, unanswered });
});

test.each([
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [1, 1, 100],
  [0, 1, 0],
  [0, 0, 0],
])('%i of %i are %i %%', (part, total, percent) => {
  expect(toPercent(part, total)).toBe(percent);
});

test('counts the questions that have an answer', () => {
  expect(countAnswered([0, -1, 3, -1, 1])).toBe(3);
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [3, true],
  [4, false],
  [1.5, false],
])('%d is an answer: %s', (value, isAnswer) => {
  expect(answerIndex.safeParse(value).success).toBe(isAnswer);
});

test('gives 0 % for a quiz without questions', () => {
  expect(scoreQuiz([], [])).toMatchObject({ score: 0, total: 0, percent: 0 });
});

test('always adds up', () => {
  const key = fc.integer({ min: 0, max: 3 }).map((correctAnswer) => ({ correctAnswer }));
  fc.assert(
    fc.property(fc.array(key), fc.array(fc.integer({ min: -1, max: 3 })), (list, answers) => {
      const { score, wrong, unanswered, total, percent } = scoreQuiz(list, answers);
      expect(score + wrong + unanswered).toBe(total);
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
    }),
  );
});

test('keeps wrong and unanswered questions in order', () => {
  const [right, wrong, open] = [{ correctAnswer: 0 }, { correctAnswer: 1 }, { correctAnswer: 2 }] as const;
  expect(missedQuestions([right, wrong, open], [0, 0, -1])).toEqual([wrong, open]);
  expect(missedQuestions([right, wrong, open], [0, 1, 2])).toEqual([]);
});
