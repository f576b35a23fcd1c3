import type { RemoteSync } from '@revisoins/host';

/** Sends this learner's waiting results. */
export const sync: RemoteSync = async (learner) => {
  const { deliverWithTrial } = await import('./delivery/take-trial.ts');
  return deliverWithTrial(learner);
};
