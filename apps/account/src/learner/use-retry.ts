import { useEffect, useEffectEvent } from 'react';

const AFTER_MS = 5_000;

/**
 * Tries again by itself: when the browser is back online, and 5 s after each failure. `failure` is null while nothing has
 * failed and another value for each failure, so that a try that is still under way is not cut short by the next.
 */
export function useRetry(failure: unknown, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (failure === null) return;
    const online = () => again();
    const timer = setTimeout(online, AFTER_MS);
    addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', online);
    };
  }, [failure]);
}
