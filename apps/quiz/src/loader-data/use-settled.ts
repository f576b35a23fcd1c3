import { useEffect, useState } from 'react';

interface Settling<T> {
  /** Undefined before the first value. The last one stays on screen while a newer promise is on its way: nothing flashes. */
  readonly value: T | undefined;
  readonly isPending: boolean;
}

/** How far a promise that never rejects has come. */
export function useSettling<T>(promise: Promise<T>): Settling<T> {
  const [settled, setSettled] = useState<{ of: Promise<T>; value: T }>();
  useEffect(() => {
    let wanted = true;
    void promise.then((value) => wanted && setSettled({ of: promise, value }));
    return () => {
      wanted = false;
    };
  }, [promise]);
  return { value: settled?.value, isPending: settled?.of !== promise };
}

/** What a promise that never rejects has come to; undefined while it is on its way. */
export function useSettled<T>(promise: Promise<T>): T | undefined {
  return useSettling(promise).value;
}
