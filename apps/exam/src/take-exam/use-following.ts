import { useEffect } from 'react';
import type { Exam } from './create-exam.ts';

const EVERY_MS = 20_000;

/** Keeps the screen and the server together: now and then, when the page is seen again, and when the network is back. */
export function useFollowing(exam: Exam): void {
  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'visible') void exam.ask().then(() => exam.deliver());
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
