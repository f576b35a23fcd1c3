import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';

/** Where a result is: on its way in this page or on this device, with the server, or refused by it. */
type ResultStatus = 'memory' | 'device' | 'saved' | 'refused';

type ResultStatuses = Readonly<Record<string, ResultStatus>>;

const store = createStore<ResultStatuses>(() => ({}));

/** What is known of the attempts of this page, by their ids. */
export const resultStatuses: ReadonlyStore<ResultStatuses> = store;

export function noteStatus(attemptId: string, status: ResultStatus): void {
  if (store.getState()[attemptId] !== status) store.setState({ [attemptId]: status });
}
