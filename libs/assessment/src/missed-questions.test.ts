import { expect, test } from 'vitest';
import { missedQuestions } from './missed-questions.ts';

test('keeps wrong and unanswered questions in order', () => {
  const [right, wrong, open] = [{ correctAnswer: 0 }, { correctAnswer: 1 }, { correctAnswer: 2 }] as const;
  expect(missedQuestions([right, wrong, open], [0, 0, -1])).toEqual([wrong, open]);
  expect(missedQuestions([right, wrong, open], [0, 1, 2])).toEqual([]);
});
