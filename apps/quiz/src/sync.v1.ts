import type { RemoteSync } from '@revisoins/host';

/** Sends the results that wait of this learner. */
export const sync: RemoteSync = async (learner) => {
  const { deliverResults } = await import('./delivery/deliver-results.ts');
  return deliverResults(learner);
};
