import { expect, test } from 'vitest';
import { studyWeek } from './study-week.ts';

/** A local time in November 2026, whose 23rd is a Monday. */
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();
const answered = (...times: number[]) =>
  times.map((time) => ({ item: 'i', day: time / 86_400_000, choice: 'a', isCorrect: true }));

test('a week begins on Monday and counts days, not answers', () => {
  const answers = answered(at(22, 23), at(23, 0), at(23, 20), at(25));
  expect(studyWeek(answers, null, at(25, 13))).toEqual({ done: 2, goal: 6, isDoneToday: true });
  expect(studyWeek(answers, null, at(29))).toEqual({ done: 2, goal: 6, isDoneToday: false });
  expect(studyWeek(answers, null, at(30)).done).toBe(0);
});

test('days off lower the goal, which is never nothing', () => {
  const goal = (daysOff: number[]) =>
    studyWeek([], { examDate: null, minutesADay: 10, daysOff }, at(23)).goal;
  expect([goal([]), goal([0, 6]), goal([0, 1, 2, 3, 4, 5])]).toEqual([6, 4, 1]);
});
