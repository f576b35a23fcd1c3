import { expect, test } from 'vitest';
import { defaultPlan } from '../plan/study-plan.ts';
import { describeToday } from './today.ts';

/** A Monday. */
const now = new Date(2026, 10, 23, 12).getTime();
const quiz = (answered: number, time = now) => ({ id: 'a', time, answered, answers: [] });
const kind = (
  studied: ReturnType<typeof quiz>[],
  daysOff: number[] = [],
  isUnderWay = false,
  examDate: string | null = null,
) => describeToday({ studied, plan: { ...defaultPlan, daysOff, examDate }, now }, isUnderWay).kind;

test.each([
  ['a newcomer', kind([]), 'first'],
  ['the questions of the front page', kind([quiz(4)]), 'open'],
  ['the quiz of the introduction', kind([quiz(5)]), 'open'],
  ['a session that was ended with 15 open questions', kind([quiz(0)]), 'open'],
  ['a session', kind([quiz(15)]), 'done'],
  ['a session of yesterday', kind([quiz(15, now - 86_400_000)]), 'open'],
  ['a session, and another one under way', kind([quiz(15)], [], true), 'underWay'],
  ['a day off', kind([], [1]), 'off'],
  ['a session on a day off', kind([quiz(15)], [1]), 'done'],
  ['a night, on the day of the exam', kind([], [], false, '2026-11-23'), 'exam'],
  ['two answers, on the day of the exam', kind([quiz(2)], [], false, '2026-11-23'), 'exam'],
  ['the short session of the day of the exam', kind([quiz(5)], [], false, '2026-11-23'), 'done'],
  ['a session, on the day of the exam', kind([quiz(15)], [], false, '2026-11-23'), 'done'],
  ['a night, on the day before the exam', kind([quiz(5, now - 86_400_000)], [], false, '2026-11-24'), 'open'],
])('after %s', (_, found, expected) => {
  expect(found).toBe(expected);
});

test.each([
  [0, 'first'],
  [20, 'more'],
  [35, 'more'],
  [36, 'done'],
])('a day of 45 questions is, after %i answers, %s', (answered, expected) => {
  const studied = answered === 0 ? [] : [quiz(answered)];
  expect(describeToday({ studied, plan: { ...defaultPlan, minutesADay: 30 }, now }, false).kind).toBe(
    expected,
  );
});
