import { secondsLeft } from '@revisoins/contracts';
import { type Clock, type ClockReading, readClock, restClock } from '../clock/clock.ts';

/** What its time is computed from. Times in ms on `clock`. */
export interface TimedAttempt {
  readonly startedAt: number;
  /** Null for an attempt without a deadline. */
  readonly deadline: number | null;
  readonly clock: Clock;
}

/**
 * An attempt's clock after a new reading. Without a deadline the clock is never in doubt: it counts only the
 * time on one page, and ignores the time between two pages.
 */
export function attemptClock(
  { clock, deadline }: Pick<TimedAttempt, 'clock' | 'deadline'>,
  reading: ClockReading,
): Clock {
  if (deadline !== null) return readClock(clock, reading);
  if (reading.page !== clock.page) return restClock(clock, reading);
  return restClock(readClock(clock, reading), reading);
}

export interface AttemptTime {
  /** Whole seconds; null without a deadline. */
  readonly left: number | null;
  readonly elapsed: number;
  /** Whether the device alone cannot tell. */
  readonly inDoubt: boolean;
}

/** The time of an attempt at a reading of the device's clocks. */
export function attemptTime(attempt: TimedAttempt, reading: ClockReading): AttemptTime {
  const { now, inDoubt } = attemptClock(attempt, reading);
  return {
    left: attempt.deadline === null ? null : secondsLeft(attempt.deadline, now),
    elapsed: Math.max(0, Math.floor((now - attempt.startedAt) / 1000)),
    inDoubt,
  };
}
