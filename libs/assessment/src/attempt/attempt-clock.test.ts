import { describe, expect, test } from 'vitest';
import { restClock, startClock } from '../clock/clock.ts';
import { attemptClock, attemptTime } from './attempt-clock.ts';

const timed = {
  startedAt: 1000,
  deadline: 61_000 as number | null,
  clock: startClock({ page: 'p1', monotonic: 0, wall: 1000 }),
};
const untimed = { ...timed, deadline: null };
const at = (seconds: number, page = 'p1') => ({
  page,
  monotonic: seconds * 1000,
  wall: 1000 + seconds * 1000,
});

describe('attemptClock', () => {
  const passed = (from: typeof timed, seconds: number, page?: string) =>
    attemptClock(from, at(seconds, page)).now - from.clock.now;

  test('counts time away from a timed attempt, and not from one without a deadline', () => {
    expect([passed(timed, 30, 'p2'), passed(untimed, 30, 'p2')]).toEqual([30_000, 0]);
    expect([passed(timed, 30), passed(untimed, 30)]).toEqual([30_000, 30_000]);
  });

  test('continues after a rest from where it was, without any doubt', () => {
    const rested = { ...untimed, clock: restClock(attemptClock(untimed, at(10)), at(600)) };
    const clock = attemptClock(rested, { ...at(615), wall: 9_999_999 });
    expect([clock.now - timed.startedAt, clock.inDoubt]).toEqual([25_000, false]);
  });
});

describe('attemptTime', () => {
  test('is in whole seconds, and ends at the deadline', () => {
    expect(attemptTime(timed, at(10.2))).toEqual({ left: 50, elapsed: 10, inDoubt: false });
    expect(attemptTime(timed, at(90))).toEqual({ left: 0, elapsed: 90, inDoubt: false });
  });

  test('has no end without a deadline', () => {
    expect(attemptTime(untimed, at(10))).toEqual({ left: null, elapsed: 10, inDoubt: false });
  });

  test('is in doubt on a page that was loaded again', () => {
    expect(attemptTime(timed, at(10, 'p2'))).toMatchObject({ left: 50, inDoubt: true });
  });
});
