import { confirm, type Confirmation } from '@revisoins/host';
import { useCallback, useEffect, useRef } from 'react';

/** Asks like `confirm` while the screen is mounted: leaving it answers no. */
export function useConfirm(): (confirmation: Confirmation) => Promise<boolean> {
  const screen = useRef<AbortController | null>(null);
  useEffect(() => {
    const opened = new AbortController();
    screen.current = opened;
    return () => opened.abort();
  }, []);
  return useCallback((confirmation) => confirm(confirmation, screen.current?.signal), []);
}
