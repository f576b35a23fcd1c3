import { useEffect, useState } from 'react';

interface Settling<T> {
  /**
   * Undefined before the first value. The last value stays on screen while a newer promise is pending, so
   * that nothing flickers.
   */
  readonly value: T | undefined;
  readonly isPending: boolean;
}

/** The state of a promise that never rejects. */
export function useSettling<T>(promise: Promise<T>): Settling<T> {
  const [settled, setSettled] = useState<{ of: Promise<T>; value: T }>();
  useEffect(() => {
    let isCurrent = true;
    void promise.then((value) => isCurrent && setSettled({ of: promise, value }));
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return { value: settled?.value, isPending: settled?.of !== promise };
}

/** The value of a promise that never rejects; undefined while it is pending. */
export function useSettled<T>(promise: Promise<T>): T | undefined {
  return useSettling(promise).value;
}
