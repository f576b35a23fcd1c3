import { expect, test } from 'vitest';
import { parseSavedAttempts } from './saved-attempts.ts';

test('a row of the database becomes an attempt', () => {
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
])('what is no list of rows is refused: %j', (answer) => {
  expect(() => parseSavedAttempts(answer)).toThrow(/invalid/i);
});
