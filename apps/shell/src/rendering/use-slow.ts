import { useEffect, useState } from 'react';

/** Milliseconds after which a wait needs an explanation. */
export const SLOW = 2_000;

/** True when something has been active for long. */
export function useSlow(active: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [active]);
  return slow;
}
