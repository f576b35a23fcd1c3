import type { RemoteSync } from '@revisoins/host';

/** Sends this learner's waiting results. */
export const sync: RemoteSync = async (learner) => {
  const { resultDelivery } = await import('./delivery/deliver-results.ts');
  return resultDelivery.deliver(learner);
};
