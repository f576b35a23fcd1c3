import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';

/** Where a result is: being sent, on this device, on the server, or refused by it. */
type ResultStatus = 'memory' | 'device' | 'saved' | 'refused';

type ResultStatuses = Readonly<Record<string, ResultStatus>>;

const store = createStore<ResultStatuses>(() => ({}));

/** The status of this page's attempts, by id. */
export const resultStatuses: ReadonlyStore<ResultStatuses> = store;

export function noteStatus(attemptId: string, status: ResultStatus): void {
  if (store.getState()[attemptId] !== status) store.setState({ [attemptId]: status });
}
