import { expect, test } from 'vitest';
import { examDateProblem } from './study-plan.ts';

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
