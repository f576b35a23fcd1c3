import { useTick } from '@revisoins/assessment/player';
import { secondsLeft } from '@revisoins/contracts';
import { useRevalidator } from '@revisoins/router';
import { useEffect, useRef, useState } from 'react';

/**
 * Whole seconds until a moment of the server's clock, whatever the device's clock shows; `now` is the
 * server's time in the page's data, which are read again when the moment has come. Both in ms.
 */
export function useServerCountdown(moment: number, now: number): number {
  const { revalidate } = useRevalidator();
  const [seconds, setSeconds] = useState(() => secondsLeft(moment, now));
  const arrived = useRef(0);
  useEffect(() => {
    arrived.current = performance.now();
  }, [now]);
  useTick(() => setSeconds(secondsLeft(moment, now + performance.now() - arrived.current)));
  const isOver = seconds <= 0;
  useEffect(() => {
    if (isOver) void revalidate();
  }, [isOver, revalidate]);
  return seconds;
}
