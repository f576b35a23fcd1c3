import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import { checkConcepts } from './check-concepts.ts';

const quiz = sourceItem({ id: 'c08-001', concept: 'hand-hygiene' });
const exam = (concept?: string, id = 'hyg-001') => ({
  ...sourceItem({ id, ...(concept !== undefined && { concept }) }),
  file: 'exam/hygiene-et-asepsie.json',
});

test.each([
  ['one of the quizzes', [exam('hand-hygiene'), quiz], 'hyg-001', 'c08-001 (skills/comp-08.json)'],
  [
    'asked for twice in the exam',
    [exam('gloves'), exam('gloves', 'hyg-002')],
    'hyg-002',
    'hyg-001 (exam/hygiene-et-asepsie.json)',
  ],
])('a concept of the exam is never %s', (_, items, id, other) => {
  const [{ item }] = items as [typeof quiz];
  expect(checkConcepts(items)).toEqual([
    {
      level: 'error',
      file: 'exam/hygiene-et-asepsie.json',
      id,
      message: expect.stringContaining(`"${item.concept}" is also that of ${other}`),
    },
  ]);
});

test.each([
  [[quiz, exam('gloves')]],
  [[quiz, exam()]],
  [[quiz, quiz]],
  [[exam('gloves'), exam('masks', 'hyg-002')]],
])('accepts what differs, and a concept that several quizzes ask for', (items) => {
  expect(checkConcepts(items)).toEqual([]);
});
