import { useEffect } from 'react';
import type { Quiz } from './quiz.store.ts';

/** A quiz without a deadline counts only the time while its question is visible. */
export function useRestOutOfSight({ rest, wake }: Quiz): void {
  useEffect(() => {
    const look = () => (document.visibilityState === 'visible' ? wake() : rest());
    document.addEventListener('visibilitychange', look);
    addEventListener('pagehide', rest);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pagehide', rest);
    };
  }, [rest, wake]);
}
