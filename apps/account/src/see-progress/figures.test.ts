import { parseSavedAttempts } from '@revisoins/assessment';
import { expect, test } from 'vitest';
import { splitMinutes } from './split-minutes.ts';

test.each([
  [0, { hours: 0, minutes: '0' }],
  [59, { hours: 0, minutes: '59' }],
  [60, { hours: 1, minutes: '00' }],
  [312, { hours: 5, minutes: '12' }],
])('splits %i minutes', (total, parts) => {
  expect(splitMinutes(total)).toEqual(parts);
});

test('rows become attempts', () => {
  const row = {
    id: 'attempt',
    kind: 'quiz',
    skill_title: 'Compétence 11 - Nutrition',
    score: 3,
    total_questions: 5,
    time_spent: 71,
    completed_at: '2026-11-20T01:11:00+00:00',
  };
  expect(parseSavedAttempts([row])).toEqual([
    {
      id: 'attempt',
      kind: 'quiz',
      skillTitle: 'Compétence 11 - Nutrition',
      score: 3,
      totalQuestions: 5,
      timeSpent: 71,
      completedAt: '2026-11-20T01:11:00+00:00',
    },
  ]);
});

test.each([
  [null],
  [{}],
  [[{ skill_title: 'x' }]],
  [
    [
      {
        id: 'a',
        kind: 'quiz',
        skill_title: 'x',
        score: '3',
        total_questions: 5,
        time_spent: 1,
        completed_at: 'x',
      },
    ],
  ],
  [
    [
      {
        id: 'a',
        kind: null,
        skill_title: 'x',
        score: 3,
        total_questions: 5,
        time_spent: 1,
        completed_at: 'x',
      },
    ],
  ],
])('another answer is refused: %j', (answer) => {
  expect(() => parseSavedAttempts(answer)).toThrow(/invalid/i);
});
