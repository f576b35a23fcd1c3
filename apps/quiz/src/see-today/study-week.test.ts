import { expect, test } from 'vitest';
import { defaultPlan } from '../plan/study-plan.ts';
import { studyStreak } from './study-streak.ts';
import { studyWeek } from './study-week.ts';

/** A local time in November 2026, whose 23rd is a Monday. */
const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).getTime();
const plan = (daysOff: number[] = [], minutesADay = 10) => ({
  ...defaultPlan,
  minutesADay,
  daysOff,
});
const quiz = (time: number, answered = 15) => ({ id: `${time}`, time, answered, answers: [] });

test('a week begins on Monday and counts days, not quizzes', () => {
  const attempts = [quiz(at(22, 23)), quiz(at(23, 0)), quiz(at(23, 20)), quiz(at(25))];
  expect(studyWeek(attempts, null, at(25, 13))).toMatchObject({ done: 2, goal: 6, isDoneToday: true });
  expect(studyWeek(attempts, null, at(29))).toMatchObject({ done: 2, goal: 6, isDoneToday: false });
  expect(studyWeek(attempts, null, at(30)).done).toBe(0);
});

test('a week has seven days, whatever times a wrong clock gave', () => {
  const attempts = Array.from({ length: 40 }, (_, day) => quiz(at(1 + day)));
  expect(studyWeek(attempts, null, at(24)).done).toBe(7);
});

test.each([
  [[4], false],
  [[5], false],
  [[0], false],
  [[11], false],
  [[12], true],
  [[5, 7], true],
])('with %j of 15 questions answered, what is planned for the day is done: %s', (answered, isDone) => {
  const attempts = answered.map((count, index) => quiz(at(23, 8 + index), count));
  const week = studyWeek(attempts, plan(), at(23, 20));
  expect(week).toMatchObject({ isDoneToday: isDone });
  expect(week.answeredToday).toBe(answered.reduce((a, b) => a + b, 0));
});

test.each([
  [[3], 0],
  [[4], 1],
  [[2, 2], 1],
])('%j answers of a day, planned for 15, are %i day of the week', (answered, days) => {
  const attempts = answered.map((count, index) => quiz(at(23, 8 + index), count));
  expect(studyWeek(attempts, plan(), at(23, 20)).done).toBe(days);
});

test('a plan that asks for more takes no day of the week away, as it takes none of the streak', () => {
  const attempts = [quiz(at(23)), quiz(at(24)), quiz(at(25))];
  const more = plan([], 60);
  expect(studyWeek(attempts, more, at(25, 20))).toMatchObject({ done: 3, isDoneToday: false });
  expect(studyStreak(attempts, more, at(25, 20))).toBe(3);
});

test('a short session is done with its own length', () => {
  expect(studyWeek([quiz(at(23), 4)], plan([], 5), at(23)).isDoneToday).toBe(true);
});

test('a day of several sessions is done with four fifths of all its questions', () => {
  const week = (answered: number) => studyWeek([quiz(at(23), answered)], plan([], 30), at(23, 20));
  expect([20, 35, 36, 45].map((answered) => week(answered).isDoneToday)).toEqual([false, false, true, true]);
});

test('days off lower the goal, which is never zero', () => {
  const week = (daysOff: number[]) => studyWeek([], plan(daysOff), at(23));
  expect([week([]), week([0, 6]), week([0, 1, 2, 3, 4, 5])].map(({ goal }) => goal)).toEqual([6, 4, 1]);
  expect([week([0]).isDayOff, week([1]).isDayOff]).toEqual([false, true]);
});
