// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import {
  noteUnannounced,
  lastExamId,
  missedAnswers,
  rememberLastExam,
  rememberMissed,
  takeUnannounced,
} from './ended-exam.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('knows how many answers of this exam came too late, and of no other', () => {
  expect(missedAnswers('one')).toBe(0);
  rememberMissed('one', 2);
  rememberMissed('one', 0);
  rememberMissed('two', 0);
  expect([missedAnswers('one'), missedAnswers('two')]).toEqual([2, 0]);
  rememberMissed('two', 1);
  expect([missedAnswers('one'), missedAnswers('two')]).toEqual([0, 1]);
});

test.each(['{', '{"examId":"one"}', '{"examId":"one","count":"2"}'])(
  'takes %s in the storage for none too late',
  (text) => {
    rememberMissed('one', 2);
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, text);
    expect(missedAnswers('one')).toBe(0);
  },
);

test('announces once that an exam is saved, and nothing about another exam', () => {
  noteUnannounced('one');
  expect([takeUnannounced('two'), takeUnannounced('one'), takeUnannounced('one')]).toEqual([
    false,
    true,
    false,
  ]);
});

test('shows the last exam again to whom it belongs', () => {
  expect(lastExamId('lea')).toBeNull();
  rememberLastExam('lea', 'one');
  rememberLastExam('lea', 'two');
  expect([lastExamId('lea'), lastExamId('max'), lastExamId('')]).toEqual(['two', null, null]);
});
