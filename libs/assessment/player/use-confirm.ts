import { confirm, type Confirmation } from '@revisoins/host';
import { useCallback, useEffect, useRef } from 'react';

/** Asks as `confirm` does, for as long as the screen is there: leaving it answers with no. */
export function useConfirm(): (confirmation: Confirmation) => Promise<boolean> {
  const screen = useRef<AbortController | null>(null);
  useEffect(() => {
    const opened = new AbortController();
    screen.current = opened;
    return () => opened.abort();
  }, []);
  return useCallback((confirmation) => confirm(confirmation, screen.current?.signal), []);
}
