import * as z from 'zod/mini';

/** What the device says at one moment. Times in milliseconds. */
export interface ClockReading {
  /** Identity of the loaded page: monotonic times of two pages cannot be compared. */
  readonly page: string;
  /** `performance.now()`: never jumps, may stand still while the device sleeps. */
  readonly monotonic: number;
  /** `Date.now()`: keeps running while the device sleeps, jumps when somebody sets the clock. */
  readonly wall: number;
  /** A server's time, when one was just fetched. */
  readonly reference?: number;
}

/** Plain data, to be stored beside the deadline so that a reload continues the same clock. */
export const clockSchema = z.object({
  /** The time to use. */
  now: z.number(),
  /** The latest time known for sure; `now` is never below it. */
  settled: z.number(),
  page: z.string(),
  monotonic: z.number(),
  wall: z.number(),
  /** Server's time minus ours, from the first reference on. */
  referenceOffset: z.nullable(z.number()),
  /** True when the device alone cannot tell the time: read again with a reference before time may run out. */
  inDoubt: z.boolean(),
});
export type Clock = z.infer<typeof clockSchema>;

/** Throttled ticks and corrections by network time stay below this. */
const TOLERANCE_MS = 2000;

/** A reference taken at the start lets the clock settle every later doubt. */
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
  // After a reload only the wall clock is left, and somebody may have set it in the meantime.
  if (reading.page !== clock.page || byMonotonic < 0) return { ms: Math.max(0, byWall), inDoubt: true };
  // The wall ahead of the monotonic clock is either sleep or a clock that was set. Nothing on the device
  // tells which, and a learner must not lose an hour to the second: the reference decides.
  return { ms: byMonotonic, inDoubt: byWall - byMonotonic > TOLERANCE_MS };
}

/**
 * The clock after a new reading. How many readings lie between, and how far apart, does not matter.
 * On one page the monotonic clock counts, so setting the device's clock changes nothing. A reference
 * (a server's time) gives back what a sleeping device did not count, and takes back what a clock set
 * during a reload counted too much. Without one, `inDoubt` stays true and `now` is the best estimate.
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

/** The clock after a rest: it continues from this reading, and the time since the last one does not count. */
export function restClock(clock: Clock, { page, monotonic, wall }: ClockReading): Clock {
  return { ...clock, settled: clock.now, page, monotonic, wall, referenceOffset: null, inDoubt: false };
}

/** Whole seconds until a deadline on the same clock, rounded up, never below 0. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
