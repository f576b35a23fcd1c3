import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forgetFailures, lockedMinutes, recordAttempt } from './attempt-record.ts';
import { lockedForMs, withAttempt } from './lockout.ts';
import type { AuthAttempt } from './lockout.ts';

const MINUTE = 60_000;
const fail = (minute: number, email = 'a@b.ca'): AuthAttempt => ({
  email,
  timestamp: minute * MINUTE,
  success: false,
  ip: null,
});
const pass = (minute: number): AuthAttempt => ({ ...fail(minute), success: true });
const record = (...attempts: AuthAttempt[]): AuthAttempt[] =>
  attempts.reduce(withAttempt, [] as AuthAttempt[]);
const locked = (attempts: AuthAttempt[], minute: number): number =>
  lockedForMs(attempts, 'a@b.ca', minute * MINUTE) / MINUTE;

describe('lockedForMs', () => {
  test.each([
    ['nothing happened', record(), 0, 0],
    ['four failures', record(...[0, 1, 2, 3].map((m) => fail(m))), 3, 0],
    ['five failures', record(...[0, 1, 2, 3, 4].map((m) => fail(m))), 4, 15],
    ['five failures, later', record(...[0, 1, 2, 3, 4].map((m) => fail(m))), 18.5, 0.5],
    ['five failures, 15 minutes after the last', record(...[0, 1, 2, 3, 4].map((m) => fail(m))), 19, 0],
    ['five failures over 59 minutes', record(...[0, 15, 30, 45, 59].map((m) => fail(m))), 59, 15],
    ['five failures over an hour', record(...[0, 15, 30, 45, 60].map((m) => fail(m))), 60, 0],
    ['a sixth failure after the lock', record(...[0, 1, 2, 3, 4, 20].map((m) => fail(m))), 20, 15],
    ['a success in between', record(fail(0), fail(1), fail(2), fail(3), pass(4), fail(5)), 5, 0],
    [
      'a success in a record that still has what was before',
      [0, 1, 2, 3].map((m) => fail(m)).concat(pass(4), fail(5)),
      5,
      0,
    ],
    ['a success at the same moment', [...Array.from({ length: 5 }, () => fail(4)), pass(4)], 4, 0],
    [
      'five failures at the moment of a success',
      [pass(4), ...Array.from({ length: 5 }, () => fail(4))],
      4,
      15,
    ],
    ['the failures of somebody else', record(...[0, 1, 2, 3, 4].map((m) => fail(m, 'x@y.ca'))), 4, 0],
    ['a clock set back', record(...[10, 11, 12, 13, 14].map((m) => fail(m))), 5, 0],
  ])('after %s', (_, attempts, minute, minutes) => {
    expect(locked(attempts, minute)).toBe(minutes);
  });

  test('never locks for longer than 15 minutes, never without five failures in the hour, never after a success', () => {
    const steps = fc.array(
      fc.record({ gap: fc.integer({ min: 0, max: 40 * MINUTE }), success: fc.boolean() }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(steps, (list) => {
        let now = 0;
        let attempts: AuthAttempt[] = [];
        const all: AuthAttempt[] = [];
        for (const { gap, success } of list) {
          now += gap;
          const attempt = { email: 'a', timestamp: now, success, ip: null };
          attempts = withAttempt(attempts, attempt);
          all.push(attempt);
          const left = lockedForMs(attempts, 'a', now);
          const sinceSuccess = all.slice(all.findLastIndex((one) => one.success) + 1);
          const inHour = sinceSuccess.filter(({ timestamp }) => now - timestamp < 60 * MINUTE).length;
          expect(left).toBe(inHour >= 5 ? 15 * MINUTE : 0);
        }
      }),
    );
  });
});

test('withAttempt keeps a bounded record', () => {
  let attempts: AuthAttempt[] = [];
  for (let index = 0; index < 500; index += 1)
    attempts = withAttempt(attempts, { ...fail(0), timestamp: index });
  expect(attempts).toHaveLength(100);
});

test('an account is one however its e-mail is written', () => {
  for (let time = 0; time < 5; time += 1) recordAttempt(' Lea@Exemple.ca ', false, 0);
  expect([lockedMinutes('lea@exemple.ca', 0), lockedMinutes('max@exemple.ca', 0)]).toEqual([15, 0]);
  forgetFailures('LEA@exemple.ca ');
  expect(lockedMinutes(' lea@exemple.ca', 0)).toBe(0);
});
