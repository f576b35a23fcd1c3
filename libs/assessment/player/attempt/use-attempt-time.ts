import { attemptTime, type AttemptTime, type TimedAttempt } from '@revisoins/assessment';
import { deviceReading } from '@revisoins/host';
import { useState } from 'react';
import { useTick } from '../use-tick.ts';

/** The time of an attempt under way, rendered each second. `tick` of its store ends it at its deadline. */
export function useAttemptTime(
  attempts: { readonly tick: () => void },
  attempt: TimedAttempt,
): Pick<AttemptTime, 'left' | 'elapsed'> {
  const [time, setTime] = useState(() => attemptTime(attempt, deviceReading()));
  useTick(() => {
    const now = attemptTime(attempt, deviceReading());
    setTime((shown) => (shown.left === now.left && shown.elapsed === now.elapsed ? shown : now));
    attempts.tick();
  });
  return time;
}
