import { useRevalidator } from '@revisoins/router';
import { useEffect } from 'react';

/**
 * Reads the page's data again at a moment of the server's clock; `now` is the server's time in that data.
 * Both in ms.
 */
export function useReadAgainAt(moment: number, now: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setTimeout(() => void revalidate(), moment - now);
    return () => clearTimeout(timer);
  }, [moment, now, revalidate]);
}
