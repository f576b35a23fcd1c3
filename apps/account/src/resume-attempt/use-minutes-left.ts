import { useEffect, useState } from 'react';
import { minutesLeft } from './time-left.ts';

/** Minutes until a deadline on this device's clock, as they go by; null without a deadline. */
export function useMinutesLeft(deadline: number | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => setNow(Date.now()), 5000);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? null : minutesLeft(deadline, now);
}
