import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ClockReading, readClock, startClock, countdownMoment } from './clock.ts';

const HOUR = 3_600_000;
const at = (seconds: number, changes: Partial<ClockReading> = {}): ClockReading => ({
  page: 'p1',
  monotonic: seconds * 1000,
  wall: 1_700_000_000_000 + seconds * 1000,
  ...changes,
});
const start = startClock(at(0));
const secondsSince = (now: number) => (now - start.now) / 1000;

describe('readClock', () => {
  test.each([HOUR, -HOUR])('goes on undisturbed when the device clock moves by %i ms', (jump) => {
    const moved = readClock(start, at(10, { wall: at(10).wall + jump }));
    expect(secondsSince(moved.now)).toBe(10);
    expect(secondsSince(readClock(moved, at(20, { wall: at(20).wall + jump })).now)).toBe(20);
  });

  test('counts a hidden tab whose ticks were lost', () => {
    expect(secondsSince(readClock(start, at(600)).now)).toBe(600);
  });

  test('is in doubt after sleep and counts it as soon as a reference is there', () => {
    const anchored = readClock(start, at(1, { reference: 5_000_000 }));
    const awake = readClock(anchored, at(601, { monotonic: 2000 }));
    expect(awake.inDoubt).toBe(true);
    const settled = readClock(awake, at(602, { monotonic: 3000, reference: 5_000_000 + 601_000 }));
    expect([secondsSince(settled.now), settled.inDoubt]).toEqual([602, false]);
  });

  test.each([
    ['not after a tick', at(600), false],
    ['not at the same moment', at(0), false],
    ['not when the clocks differ by 2 s', at(12, { monotonic: 10_000 }), false],
    ['when they differ by more', at(12.001, { monotonic: 10_000 }), true],
    ['after a reload', at(10, { page: 'p2' }), true],
  ])('is in doubt, %s', (_when, reading, inDoubt) => {
    expect([start.inDoubt, readClock(start, reading).inDoubt]).toEqual([false, inDoubt]);
  });

  test('that began with a reference counts a sleep by the next one', () => {
    const anchored = startClock(at(0, { reference: 5_000_000 }));
    const awake = readClock(anchored, at(600, { monotonic: 1000, reference: 5_600_000 }));
    expect([awake.now - anchored.now, awake.inDoubt]).toEqual([600_000, false]);
  });

  test('that began without a reference counts a sleep between two later ones', () => {
    const anchored = readClock(readClock(start, at(5)), at(10, { reference: 5_000_000 }));
    const awake = readClock(anchored, at(610, { monotonic: 11_000, reference: 5_600_000 }));
    expect(secondsSince(awake.now)).toBe(610);
  });

  test('never goes back behind a certain time, whatever a reference shows', () => {
    const anchored = startClock(at(0, { reference: 5_000_000 }));
    const sure = readClock(anchored, at(100));
    const earlier = readClock(sure, at(101, { reference: 5_050_000 }));
    expect([sure.settled, earlier.now]).toEqual([sure.now, sure.now]);
  });

  test('continues over a reload by the wall clock', () => {
    const reloaded = readClock(start, at(30, { page: 'p2', monotonic: 100 }));
    expect(secondsSince(reloaded.now)).toBe(30);
  });

  test('continues over a reload by the reference when the device clock was moved', () => {
    const anchored = readClock(start, at(0, { reference: 9_000_000 }));
    const reading = at(30, { page: 'p2', monotonic: 100, wall: at(30).wall + HOUR, reference: 9_030_000 });
    expect(secondsSince(readClock(anchored, reading).now)).toBe(30);
  });

  test('never runs backwards over a reload with the clock set back', () => {
    const reloaded = readClock(start, at(30, { page: 'p2', monotonic: 0, wall: start.wall - HOUR }));
    expect([reloaded.now, reloaded.inDoubt]).toEqual([start.now, true]);
  });

  test('takes a reference at the start as its time', () => {
    expect(startClock(at(0, { reference: 42 })).now).toBe(42);
  });

  test('takes back what a clock set during a reload counted too much', () => {
    const anchored = readClock(start, at(0, { reference: 9_000_000 }));
    const reloaded = at(30, { page: 'p2', monotonic: 100, wall: at(30).wall + HOUR });
    const doubtful = readClock(anchored, reloaded);
    expect(doubtful.inDoubt).toBe(true);
    expect(secondsSince(readClock(doubtful, { ...reloaded, reference: 9_030_000 }).now)).toBe(30);
  });

  test('keeps the deadline through any ticks lost, sleeps, reloads and clock changes', () => {
    const step = fc.record({
      real: fc.nat(600_000),
      event: fc.constantFrom('tick', 'sleep', 'reload'),
      jump: fc.oneof(fc.constant(0), fc.integer({ min: -HOUR, max: HOUR })),
      isOnline: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let [real, monotonic, skew, page] = [0, 0, 0, 0];
        const reading = (): ClockReading => ({ page: `p${page}`, monotonic, wall: start.wall + real + skew });
        const online = (): ClockReading => ({ ...reading(), reference: 77_000_000 + real });
        let clock = readClock(startClock(reading()), online());
        for (const { real: passed, event, jump, isOnline } of steps) {
          real += passed;
          skew += jump;
          monotonic = event === 'reload' ? 5 : monotonic + (event === 'sleep' ? 0 : passed);
          if (event === 'reload') page += 1;
          const before = clock;
          clock = readClock(clock, reading());
          expect(clock.now).toBeGreaterThanOrEqual(clock.settled);
          expect(clock.settled).toBeGreaterThanOrEqual(before.settled);
          expect(event !== 'tick' || clock.now - before.now === passed).toBe(true);
          if (!isOnline) continue;
          clock = readClock(clock, online());
          expect([clock.now, clock.inDoubt]).toEqual([start.wall + real, false]);
        }
      }),
    );
  });
});

test.each([
  [200, 200, null],
  [101, 200, null],
  [100, 200, 'half'],
  [60, 200, 'one-minute'],
  [300, 400, 'five-minutes'],
  [200, 400, 'half'],
  [50, 100, 'half'],
  [60, 100, 'one-minute'],
  [901, 1800, null],
  [900, 1800, 'half'],
  [881, 1800, 'half'],
  [880, 1800, null],
  [279, 1800, null],
  [59, 400, 'one-minute'],
  [0, 1800, null],
  [101, 201, null],
  [100, 201, 'half'],
  [301, 400, null],
  [61, 400, null],
  [60, 60, null],
  [60, 130, 'one-minute'],
  [300, 610, 'five-minutes'],
])('with %i of %i seconds left says %s', (left, total, moment) => {
  expect(countdownMoment(left, total)).toBe(moment);
});
