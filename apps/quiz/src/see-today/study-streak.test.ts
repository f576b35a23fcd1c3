import { expect, test } from 'vitest';
import { defaultPlan } from '../plan/study-plan.ts';
import { studyStreak } from './study-streak.ts';

/** Noon of a day of November 2026, whose 2nd is a Monday. */
const at = (day: number) => new Date(2026, 10, day, 12).getTime();
const studied = (...days: number[]) => days.map((day) => ({ time: at(day), answered: 15 }));
const off = (...daysOff: number[]) => ({ ...defaultPlan, daysOff });

test('days in a row count, and today does as soon as it is studied', () => {
  expect(studyStreak(studied(3, 4, 5), null, at(5))).toBe(3);
  expect(studyStreak(studied(3, 4, 5), null, at(6))).toBe(3);
  expect(studyStreak([], null, at(6))).toBe(0);
});

test('several quizzes of a day are one day, and together may be enough', () => {
  const attempts = [...studied(4), { time: at(5), answered: 2 }, { time: at(5) + 1, answered: 2 }];
  expect(studyStreak(attempts, null, at(5))).toBe(2);
  expect(studyStreak(attempts.slice(0, 2), null, at(5))).toBe(1);
});

test('one day of a week is forgiven, and the second ends it', () => {
  expect(studyStreak(studied(2, 3, 5, 6, 7), null, at(7))).toBe(5);
  expect(studyStreak(studied(2, 4, 6, 7), null, at(7))).toBe(3);
  // Sunday the 8th and Monday the 9th are of two weeks.
  expect(studyStreak(studied(6, 7, 10, 11), null, at(11))).toBe(4);
});

test('a day off is neither missed nor forgiven, and counts when it is studied', () => {
  expect(studyStreak(studied(2, 4, 6), off(2, 4), at(6))).toBe(3);
  expect(studyStreak(studied(2, 3, 4), off(2), at(4))).toBe(3);
});

test('who studies on one day of the week may not miss it', () => {
  const mondays = off(0, 2, 3, 4, 5, 6);
  expect(studyStreak(studied(2, 9, 16), mondays, at(17))).toBe(3);
  expect(studyStreak(studied(2, 16), mondays, at(17))).toBe(1);
});

test('a plan that asks for more takes no earlier day away', () => {
  expect(studyStreak(studied(4, 5), { ...defaultPlan, minutesADay: 60 }, at(5))).toBe(2);
});
