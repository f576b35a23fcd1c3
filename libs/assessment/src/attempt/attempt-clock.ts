import { secondsLeft } from '@revisoins/contracts';
import { type Clock, type ClockReading, readClock, restClock } from '../clock/clock.ts';
import type { RunningAttempt, ShownAttempt } from './attempt-state.ts';
import type { TimedAttempt } from './move-attempt.ts';

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

export interface ClockPorts {
  /** A reading of the device's clocks, with a server's time (ms) if one was just fetched. */
  readonly read: (reference?: number) => ClockReading;
  /** Asks the server for its time, which goes to `setTime`, and for its other news. Never rejects. */
  readonly askServer: () => Promise<void>;
}

/** The clock of the attempt on screen. */
export interface AttemptClock {
  /** Sets the clock by the server's time (ms). */
  setTime(serverTime: number): void;
  /** The question is hidden: an attempt without a deadline pauses here. */
  rest(): void;
  /** The question is visible again: the time in between does not count. */
  wake(): void;
}

/** How long to wait before asking a server again that does not answer. */
const ASK_AGAIN_AFTER_MS = 3000;

/**
 * Keeps the clock of the attempt on screen. `settle` asks the server for its time; `look`, to be called
 * several times a second, does so when the device alone cannot tell, and returns the time.
 */
export function createAttemptClock<A extends RunningAttempt>(
  { playing, change }: Pick<ShownAttempt<A, unknown, unknown>, 'playing' | 'change'>,
  { read, askServer }: ClockPorts,
) {
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const changeClock = (isTimed: boolean, next: (attempt: A) => Clock) =>
    change((attempt) =>
      (attempt.deadline !== null) === isTimed ? { ...attempt, clock: next(attempt) } : attempt,
    );

  async function settle(): Promise<void> {
    const attempt = playing()?.attempt;
    if (!attempt || attempt.deadline === null) return;
    askedAt = read().monotonic;
    asking ??= askServer().finally(() => {
      asking = null;
    });
    await asking;
  }

  function look(attempt: A) {
    const reading = read();
    const time = attemptTime(attempt, reading);
    if (time.inDoubt && reading.monotonic - askedAt >= ASK_AGAIN_AFTER_MS) void settle();
    return time;
  }

  const clock: AttemptClock = {
    setTime: (serverTime) => changeClock(true, (attempt) => readClock(attempt.clock, read(serverTime))),
    rest: () => changeClock(false, (attempt) => attemptClock(attempt, read())),
    wake: () => changeClock(false, (attempt) => restClock(attempt.clock, read())),
  };
  return { clock, settle, look };
}
