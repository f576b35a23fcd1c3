import type { ReadonlyStore } from '@revisoins/contracts';
import { createStore } from 'zustand/vanilla';

/** Where a result is: on its way in this page or on this device, with the server, or refused by it. */
type Delivery = 'memory' | 'device' | 'saved' | 'refused';

type Deliveries = Readonly<Record<string, Delivery>>;

const store = createStore<Deliveries>(() => ({}));

/** What is known of the attempts of this page, by their ids. */
export const deliveries: ReadonlyStore<Deliveries> = store;

export function noteDelivery(attemptId: string, delivery: Delivery): void {
  if (store.getState()[attemptId] !== delivery) store.setState({ [attemptId]: delivery });
}
