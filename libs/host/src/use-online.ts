import { useSyncExternalStore } from 'react';

const isOnline = () => navigator.onLine;

function onConnection(change: () => void): () => void {
  addEventListener('online', change);
  addEventListener('offline', change);
  return () => {
    removeEventListener('online', change);
    removeEventListener('offline', change);
  };
}

/** Whether the browser reports that it is online; true on a pre-rendered page. */
export const useOnline = (): boolean => useSyncExternalStore(onConnection, isOnline, () => true);
