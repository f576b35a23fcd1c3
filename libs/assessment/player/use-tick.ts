import { useEffect, useEffectEvent } from 'react';

const TICK_MS = 250;

/** Calls a function four times a second, and when the page becomes visible again. */
export function useTick(tick: () => void): void {
  const call = useEffectEvent(tick);
  useEffect(() => {
    const run = () => call();
    run();
    const timer = setInterval(run, TICK_MS);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, []);
}
