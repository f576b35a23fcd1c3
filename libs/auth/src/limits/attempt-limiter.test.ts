import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAttemptLimiter } from './attempt-limiter.ts';

test('allows five attempts per minute unless told otherwise', () => {
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

test('never lets more than the maximum into any window, and is free when it says so', () => {
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
