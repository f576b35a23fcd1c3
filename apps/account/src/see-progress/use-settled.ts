import { useEffect, useState } from 'react';

/** What a promise that never rejects has come to; undefined while the first is on its way, the last one while a newer is. */
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
