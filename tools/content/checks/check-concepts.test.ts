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

const plain = ['Le pansement colle.', 'Une sonde fuit.', 'Son brassard serre.', 'Sa perfusion coule.'].map(
  (text, index) => sourceItem({ id: `c08-01${index}`, fr: { stem: text } }),
);
const swallowing = 'Un dysphagique avale sa purée de travers au souper du dimanche soir. Que faites-vous?';
const pair = (first?: string, second = first) => [
  sourceItem({ id: 'c08-001', fr: { stem: swallowing }, ...(first !== undefined && { concept: first }) }),
  sourceItem({ id: 'c08-002', fr: { stem: swallowing }, ...(second !== undefined && { concept: second }) }),
  ...plain,
];

test.each([
  ['no concept', pair()],
  ['different concepts', pair('dysphagia-posture', 'dysphagia-texture')],
])('names both items that share their rare words and have %s', (_, items) => {
  expect(checkConcepts(items)).toEqual([
    {
      level: 'warning',
      file: 'skills/comp-08.json',
      id: 'c08-002',
      message: expect.stringContaining('may ask for the same as c08-001 (skills/comp-08.json)'),
    },
  ]);
});

test('items of one concept may share their words', () => {
  expect(checkConcepts(pair('dysphagia-posture'))).toEqual([]);
});
