import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkConcepts } from './check-concepts.ts';

const quiz = sourceItem({ id: 'c08-001', concept: 'hand-hygiene' });
const exam = (concept?: string) => ({
  ...sourceItem({ id: 'hyg-001', ...(concept !== undefined && { concept }) }),
  file: 'exam/hygiene-et-asepsie.json',
});

test('a concept of the exam is never one of the quizzes', () => {
  expect(checkConcepts([quiz, exam('hand-hygiene')])).toEqual([
    {
      level: 'error',
      file: 'exam/hygiene-et-asepsie.json',
      id: 'hyg-001',
      message: expect.stringContaining('"hand-hygiene" is also that of c08-001'),
    },
  ]);
});

test.each([[[quiz, exam('gloves')]], [[quiz, exam()]], [[quiz, quiz]], [[exam('gloves'), exam('gloves')]]])(
  'accepts concepts within one bank, and none',
  (items) => {
    expect(checkConcepts(items)).toEqual([]);
  },
);
