import * as z from 'zod/mini';

/** A reading of the device's clocks at one moment. Times in milliseconds. */
export interface ClockReading {
  /** Identifies the loaded page: monotonic times of two pages cannot be compared. */
  readonly page: string;
  /** `performance.now()`: never jumps, may stand still while the device sleeps. */
  readonly monotonic: number;
  /** `Date.now()`: keeps running while the device sleeps, jumps when somebody sets the clock. */
  readonly wall: number;
  /** A server's time, if one was just fetched. */
  readonly reference?: number;
}

/** Plain data, stored beside the deadline so that a reload continues the same clock. */
export const clockSchema = z.object({
  /** The time to use. */
  now: z.number(),
  /** The latest time known for certain; `now` is never below it. */
  settled: z.number(),
  page: z.string(),
  monotonic: z.number(),
  wall: z.number(),
  /** Server time minus device time, from the first reference on. */
  referenceOffset: z.nullable(z.number()),
  /**
   * True when the device alone cannot tell the time: read again with a reference before letting time run out.
   */
  inDoubt: z.boolean(),
});
export type Clock = z.infer<typeof clockSchema>;

/** Throttled ticks and corrections by network time are smaller than this. */
const TOLERANCE_MS = 2000;

/** A reference at the start lets the clock resolve every later doubt. */
export function startClock({ page, monotonic, wall, reference }: ClockReading): Clock {
  const now = reference ?? wall;
  return {
    now,
    settled: now,
    page,
    monotonic,
    wall,
    referenceOffset: reference === undefined ? null : 0,
    inDoubt: false,
  };
}

function elapsed(clock: Clock, reading: ClockReading): { ms: number; inDoubt: boolean } {
  const byWall = reading.wall - clock.wall;
  const byMonotonic = reading.monotonic - clock.monotonic;
  // After a reload only the wall clock remains, and it may have been set meanwhile.
  if (reading.page !== clock.page || byMonotonic < 0) return { ms: Math.max(0, byWall), inDoubt: true };
  // The wall clock is ahead of the monotonic clock: either the device slept or the clock was set. The device
  // cannot tell which, so the reference decides.
  return { ms: byMonotonic, inDoubt: byWall - byMonotonic > TOLERANCE_MS };
}

/**
 * The clock after a new reading, however many readings there were. On one page the monotonic clock counts, so
 * setting the device's clock changes nothing. A reference (a server's time) adds the time that a sleeping
 * device did not count, and removes what a changed clock added during a reload. Without a reference,
 * `inDoubt` stays true and `now` is the best estimate.
 */
export function readClock(clock: Clock, reading: ClockReading): Clock {
  const { page, monotonic, wall, reference } = reading;
  const passed = elapsed(clock, reading);
  const estimate = clock.now + passed.ms;
  const inDoubt = reference === undefined && (clock.inDoubt || passed.inDoubt);
  const offset = clock.referenceOffset;
  const now =
    reference === undefined || offset === null ? estimate : Math.max(clock.settled, reference - offset);
  const referenceOffset = offset ?? (reference === undefined ? null : reference - now);
  return { now, settled: inDoubt ? clock.settled : now, page, monotonic, wall, referenceOffset, inDoubt };
}

/**
 * The clock after a pause: it continues from this reading, and the time since the last one does not count.
 */
export function restClock(clock: Clock, { page, monotonic, wall }: ClockReading): Clock {
  return { ...clock, settled: clock.now, page, monotonic, wall, referenceOffset: null, inDoubt: false };
}

/** A moment of the countdown that screen readers announce. */
type CountdownMoment = 'half' | 'five-minutes' | 'one-minute';

const SAID_FOR_S = 20;

/**
 * The moment that has just passed; null between moments, so that a page opened later announces nothing old.
 */
export function countdownMoment(left: number, total: number): CountdownMoment | null {
  const moments: readonly (readonly [number, CountdownMoment])[] = [
    [Math.floor(total / 2), 'half'],
    [300, 'five-minutes'],
    [60, 'one-minute'],
  ];
  const present = moments.filter(([at]) => at < total && left <= at && left > at - SAID_FOR_S);
  return present.toSorted(([a], [b]) => a - b)[0]?.[1] ?? null;
}
