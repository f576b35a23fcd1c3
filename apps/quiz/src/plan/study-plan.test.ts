import { expect, test } from 'vitest';
import {
  areMinutesPossible,
  defaultPlan,
  examDateProblem,
  nextLength,
  nextStudyDay,
  planChanges,
  plannedLength,
  plannedQuestions,
} from './study-plan.ts';

test.each([
  ['2026-11-22', 'past'],
  ['2026-11-23', null],
  ['2031-12-31', null],
  ['2032-01-01', 'far'],
  ['2027-02-30', 'invalid'],
  ['12027-01-01', 'invalid'],
  ['', 'invalid'],
])('on 23 November 2026, the date %s is: %s', (date, problem) => {
  expect(examDateProblem(date, '2026-11-23')).toBe(problem);
});

test('a plan has from 5 to 240 minutes a day', () => {
  expect([0, 4, 5, 240, 241, 400].filter(areMinutesPossible)).toEqual([5, 240]);
});

test.each([
  ['nothing', {}, {}],
  ['a date', { examDate: '2027-03-01' }, { examDate: '2027-03-01' }],
  ['minutes', { minutesADay: 30 }, { minutesADay: 30 }],
  ['a day off', { daysOff: [6] }, { daysOff: [6] }],
  ['a reminder', { reminderHour: 18 }, { reminderHour: 18 }],
  ['more time', { timeFactor: 1.5 as const }, { timeFactor: 1.5 }],
])('a plan that changes %s is saved without what another device may have changed', (_, entered, changes) => {
  expect(planChanges(defaultPlan, { ...defaultPlan, ...entered })).toEqual(changes);
});

test('removing a date is a change; reordering days off is not', () => {
  const shown = { ...defaultPlan, examDate: '2027-03-01', daysOff: [0, 6] };
  expect(planChanges(shown, { ...shown, examDate: null, daysOff: [6, 0] })).toEqual({ examDate: null });
});

/** The sessions of a day of that many minutes, one after the other. */
function sessionLengths(minutesADay: number): number[] {
  const plan = { ...defaultPlan, minutesADay };
  const sessions: number[] = [];
  let answered = 0;
  while (answered < plannedQuestions(plan)) {
    const length = nextLength(plan, answered);
    sessions.push(length);
    answered += length;
  }
  return sessions;
}

test.each([
  [5, [5]],
  [7, [10]],
  [10, [15]],
  [15, [20]],
  [20, [20, 10]],
  [30, [20, 20, 5]],
  [45, [20, 20, 20, 5]],
  [240, Array.from({ length: 18 }, () => 20)],
])('%i minutes a day are sessions of %j questions', (minutes, sessions) => {
  expect(sessionLengths(minutes)).toEqual(sessions);
});

test('a session beyond what is planned is as long as the first', () => {
  expect(plannedLength({ ...defaultPlan, minutesADay: 30 })).toBe(20);
  expect(plannedLength(null)).toBe(15);
});

test.each([
  [19, 15],
  [28, 5],
  [29, 5],
  [17, 15],
])('after %i answers of 30, the next session has %i questions', (answered, length) => {
  expect(nextLength({ ...defaultPlan, minutesADay: 20 }, answered)).toBe(length);
});

/** A Friday. */
const friday = new Date(2026, 10, 27, 20).getTime();

test.each([
  ['without a date', null, [], { isTomorrow: true, weekday: 6 }],
  ['the evening before the exam', '2026-11-28', [], null],
  ['with only days off until the exam', '2026-11-30', [0, 6], null],
  ['with a day left before the exam', '2026-11-29', [], { isTomorrow: true, weekday: 6 }],
  ['on the day of the exam', '2026-11-27', [], { isTomorrow: true, weekday: 6 }],
])('%s, the next session is on no day from the exam on', (_, examDate, daysOff, next) => {
  expect(nextStudyDay({ ...defaultPlan, examDate, daysOff }, friday)).toEqual(next);
});
