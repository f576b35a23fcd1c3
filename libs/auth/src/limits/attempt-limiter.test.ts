import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAttemptLimiter } from './attempt-limiter.ts';
import {
  COMMAND_LIMIT,
  DEFAULT_LIMIT,
  LOGIN_FORM_LIMIT,
  PASSWORD_RESET_FORM_LIMIT,
  PROGRESS_RESET_FORM_LIMIT,
  REGISTRATION_FORM_LIMIT,
} from './limits.ts';

test('allows five attempts per minute by default', () => {
  const limiter = createAttemptLimiter();
  expect([0, 1, 2, 3, 4, 5].map((now) => limiter.attempt('a', now))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(limiter.msUntilFree('a', 5)).toBe(59_995);
});

test.each([
  ['the form for signing in', LOGIN_FORM_LIMIT, 5, 15],
  ['the form for a new account', REGISTRATION_FORM_LIMIT, 3, 5],
  ['the form for a new password', PASSWORD_RESET_FORM_LIMIT, 3, 10],
  ['the form for starting over', PROGRESS_RESET_FORM_LIMIT, 2, 5],
  ['a command', COMMAND_LIMIT, 3, 1],
  ['anything else', DEFAULT_LIMIT, 5, 1],
])('%s is held to its limit', (_what, limit, most, minutes) => {
  const limiter = createAttemptLimiter(limit);
  const allowed = Array.from({ length: most + 1 }, () => limiter.attempt('a', 0));
  expect(allowed).toEqual([...Array.from({ length: most }, () => true), false]);
  const end = minutes * 60_000;
  expect([limiter.isLimited('a', end - 1), limiter.isLimited('a', end)]).toEqual([true, false]);
});

test('counts each key on its own', () => {
  const limiter = createAttemptLimiter({ max: 1, windowMs: 10 });
  expect([limiter.attempt('a', 0), limiter.attempt('b', 0)]).toEqual([true, true]);
});

test.each([
  [9, true, 1],
  [10, false, 0],
])('at %d ms of a window of 10 is limited: %s, for %d ms', (now, limited, left) => {
  const limiter = createAttemptLimiter({ max: 1, windowMs: 10 });
  limiter.attempt('a', 0);
  expect([limiter.isLimited('a', now), limiter.msUntilFree('a', now)]).toEqual([limited, left]);
});

test('a refused attempt does not make the wait longer', () => {
  const limiter = createAttemptLimiter({ max: 1, windowMs: 10 });
  limiter.attempt('a', 0);
  limiter.attempt('a', 5);
  expect(limiter.attempt('a', 10)).toBe(true);
});

test('clearing a key frees it', () => {
  const limiter = createAttemptLimiter({ max: 1, windowMs: 10 });
  limiter.attempt('a', 0);
  limiter.clear('a');
  expect(limiter.isLimited('a', 0)).toBe(false);
});

test('never lets more than the maximum into any window, and is free when announced', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 60 });
  fc.assert(
    fc.property(
      steps,
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 200 }),
      (gaps, max, windowMs) => {
        const limiter = createAttemptLimiter({ max, windowMs });
        const allowed: number[] = [];
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          const wait = limiter.msUntilFree('k', now);
          expect(wait).toBeLessThanOrEqual(windowMs);
          expect(limiter.isLimited('k', now + wait)).toBe(false);
          if (limiter.attempt('k', now)) allowed.push(now);
          expect(allowed.filter((time) => now - time < windowMs).length).toBeLessThanOrEqual(max);
        }
      },
    ),
  );
});

test('a clock set back never makes the wait longer than the window', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 40 }), (times) => {
      const limiter = createAttemptLimiter({ max: 2, windowMs: 100 });
      for (const now of times) {
        limiter.attempt('k', now);
        expect(limiter.msUntilFree('k', now)).toBeLessThanOrEqual(100);
      }
    }),
  );
});
