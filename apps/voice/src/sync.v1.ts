import type { RemoteSync } from '@revisoins/host';

/** Sends the results of quizzes with Thalia that this learner's device still has. */
export const sync: RemoteSync = async (learner) => {
  const { oralDelivery } = await import('./quiz-me/oral-delivery.ts');
  return oralDelivery.deliver(learner);
};
