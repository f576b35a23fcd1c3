import { useEffect, useState } from 'react';

/**
 * The value of a promise that never rejects: undefined while the first one is pending, the previous value
 * while a newer one is.
 */
export function useSettled<T>(promise: Promise<T>): T | undefined {
  const [settled, setSettled] = useState<T>();
  useEffect(() => {
    let wanted = true;
    const settle = async () => {
      const value = await promise;
      if (wanted) setSettled(value);
    };
    void settle();
    return () => {
      wanted = false;
    };
  }, [promise]);
  return settled;
}
