import { useLayoutEffect, useState } from 'react';

/** Milliseconds after which a wait needs an explanation. */
export const SLOW = 2_000;

/** True when something has been active for long. */
export function useSlow(active: boolean): boolean {
  const [slow, setSlow] = useState(false);
  // The wait counts from the moment that it shows, not from an idle moment after it.
  useLayoutEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [active]);
  return slow;
}
