import { secondsLeft } from '@revisoins/contracts';
import { useEffect, useState } from 'react';

/**
 * Whole seconds until a deadline (ms on this device's clock), counted down each second; never below 0. Null
 * without a deadline.
 */
export function useSecondsLeft(deadline: number | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? null : secondsLeft(deadline, now);
}
