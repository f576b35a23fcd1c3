import { useEffect, useEffectEvent } from 'react';

const AFTER_MS = 5_000;

/**
 * Retries automatically: when the browser is back online, and 5 s after each failure. `failure` is null until
 * the first failure and a new value for each one, so that a pending attempt is not cut short.
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
