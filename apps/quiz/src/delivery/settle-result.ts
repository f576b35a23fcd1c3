import type { AttemptRow, FinishedQuiz } from '@revisoins/assessment';
import { hostCapabilities } from '@revisoins/host';
import { forgetQuiz } from '../attempt/stored-quiz.ts';

/** It loads after a learner's screen; a visitor without an account does not need it. */
const loadDelivery = async () => (await import('./deliver-results.ts')).resultDelivery;

/** Loads the delivery in the background and sends this learner's waiting results. Never throws. */
export function deliverLater(learner: string): void {
  if (!hostCapabilities().accounts) return;
  loadDelivery().then(
    (delivery) => delivery.deliver(learner),
    () => addEventListener('online', () => deliverLater(learner), { once: true }),
  );
}

/** This learner's results that the server does not have yet. Never rejects. */
export const waitingResults = (learner: string): Promise<AttemptRow[]> =>
  loadDelivery().then(
    (delivery) => delivery.waiting(learner),
    () => [],
  );

/** True when the outbox has an attempt: then its quiz is over, whatever the device still stores. */
export async function isHandedOver(attemptId: string): Promise<boolean> {
  if (!hostCapabilities().accounts) return false;
  return loadDelivery().then(
    (delivery) => delivery.isHandedOver(attemptId),
    () => false,
  );
}

/**
 * Hands a result over; may be called repeatedly. The stored quiz is removed only when its result is safe: in
 * the outbox, or not meant to be saved. Never rejects.
 */
export async function settleResult(quiz: FinishedQuiz): Promise<void> {
  try {
    const isSaved = quiz.purpose === 'scored' && hostCapabilities().accounts;
    const isSafe = !isSaved || (await (await loadDelivery()).handOver(quiz)) === 'device';
    if (isSafe) forgetQuiz(quiz);
  } catch {
    // Without a connection the outbox may not load.
    addEventListener('online', () => void settleResult(quiz), { once: true });
  }
}
