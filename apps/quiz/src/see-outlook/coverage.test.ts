import type { StudyItem } from '@revisoins/learning';
import { expect, test } from 'vitest';
import { defaultPlan } from '../plan/study-plan.ts';
import type { StudyAttempt, StudyTime } from '../plan/study-attempts.ts';
import { coverage } from './coverage.ts';

const DAY = 86_400_000;
/** A Monday. */
const now = new Date(2026, 10, 23, 12).getTime();
const items: readonly StudyItem[] = Array.from({ length: 60 }, (_, index) => ({
  id: `i${index}`,
  skill: 1,
  concept: `c${index}`,
}));
const plan = { ...defaultPlan, examDate: '2026-12-03', minutesADay: 10 };

/** A session of these items, that many days ago. */
const attempt = (daysAgo: number, from: number, to: number): StudyAttempt => ({
  id: `${daysAgo} ${from}`,
  time: now - daysAgo * DAY,
  answered: to - from,
  calculations: [],
  answers: items
    .slice(from, to)
    .map(({ id: item }) => ({ item, day: now / DAY - daysAgo, choice: 'a', isCorrect: true })),
});
const look = (
  attempts: readonly StudyAttempt[],
  own: Partial<typeof plan> = {},
  exams: readonly StudyTime[] = [],
) =>
  coverage(
    {
      plan: { ...plan, ...own },
      attempts,
      studied: [...attempts, ...exams],
      answers: attempts.flatMap(({ answers }) => answers),
      now,
    },
    items,
    0,
  );

test('a question counts once, on the day when it was first seen', () => {
  const { seen, history } = look([attempt(4, 0, 10), attempt(2, 5, 12), attempt(1, 0, 12)]);
  expect(seen).toBe(12);
  expect(history.map((day) => day.seen)).toEqual([10, 12, 12]);
  expect(history.at(-1)?.time).toBe(now);
});

test('questions that the bank no longer has, or that were left open, were not seen', () => {
  const gone = { item: 'gone', day: 0, choice: 'a', isCorrect: true };
  const open = { item: 'i0', day: 0, choice: null, isCorrect: false };
  expect(
    look([{ id: 'a', time: now - DAY, answered: 1, calculations: [], answers: [gone, open] }]).seen,
  ).toBe(0);
});

test('days off, and today once it is done, are no days of study', () => {
  // From Monday 23 November to Wednesday 2 December.
  expect(look([])).toMatchObject({ studyDays: 10, daysOff: 0 });
  expect(look([], { daysOff: [0, 6] } as never)).toMatchObject({ studyDays: 8, daysOff: 2 });
  expect(look([attempt(0, 0, 15)]).studyDays).toBe(9);
  expect(look([attempt(0, 0, 15)], { daysOff: [1] } as never)).toMatchObject({ studyDays: 8, daysOff: 1 });
});

test('a plan of the most minutes a day has no more of them', () => {
  expect([240, 180].map((minutesADay) => look([], { minutesADay }).hasMoreMinutes)).toEqual([false, true]);
});

test('what sessions will add stops where everything is seen, or at the exam', () => {
  const enough = look([]);
  expect(enough.expected.at(-1)?.seen).toBe(60);
  expect(enough.allSeenAt).toBe(now + 5 * DAY);
  const short = look([], { examDate: '2026-11-25' });
  expect(short.allSeenAt).toBeNull();
  // The line goes on to the day of the exam.
  expect(short.expected.at(-1)).toEqual({ time: now + 2 * DAY, seen: 22 });
});

test('a mock of today is a day of revision that shows no question of a session', () => {
  const mock = { id: 'mock', time: now, answered: 125 };
  expect(look([], {}, [mock])).toMatchObject({ seen: 0, studyDays: look([]).studyDays - 1 });
});
