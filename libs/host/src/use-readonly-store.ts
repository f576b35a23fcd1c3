import type { ReadonlyStore } from '@revisoins/contracts';
import { useSyncExternalStore } from 'react';

/** The current state of a store, rendered again when it changes. */
export function useReadonlyStore<State>(store: ReadonlyStore<State>): State {
  return useSyncExternalStore(store.subscribe, store.getState, store.getInitialState);
}
