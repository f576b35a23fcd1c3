import { useEffect, useEffectEvent } from 'react';

const AFTER_MS = 5_000;

/**
 * Retries automatically: when the browser is back online, and some time after each failure, unless `afterMs`
 * is null. `failure` is null until the first failure and a new value for each one, so that a pending attempt
 * is not cut short.
 */
export function useRetry(failure: unknown, retry: () => void, afterMs: number | null = AFTER_MS): void {
  const again = useEffectEvent(retry);
  useEffect(() => {
    if (failure === null) return;
    const online = () => again();
    const timer = afterMs === null ? undefined : setTimeout(online, afterMs);
    addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', online);
    };
  }, [failure, afterMs]);
}
