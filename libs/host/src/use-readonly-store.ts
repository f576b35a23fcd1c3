import type { ReadonlyStore } from '@revisoins/contracts';
import { useSyncExternalStore } from 'react';

/** Subscribes a component to a store. */
export function useReadonlyStore<State>(store: ReadonlyStore<State>): State {
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState);
}
