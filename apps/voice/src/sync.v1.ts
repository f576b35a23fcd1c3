import type { RemoteSync } from '@revisoins/host';

/** Sends the results of quizzes with Thalia that this learner's device still has. */
export const sync: RemoteSync = async (learner) => {
  const { resultDelivery } = await import('@revisoins/assessment/player/delivery');
  return resultDelivery('voice').deliver(learner);
};
