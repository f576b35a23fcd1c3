import { useEffect } from 'react';
import type { Exam } from './exam.store.ts';

const EVERY_MS = 20_000;

/**
 * Synchronises with the server: at intervals, when the page becomes visible, and when the network is back.
 */
export function useFollowing(exam: Exam): void {
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'visible') void exam.synchronize();
    };
    const timer = setInterval(follow, EVERY_MS);
    addEventListener('online', follow);
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      removeEventListener('online', follow);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [exam]);
}
