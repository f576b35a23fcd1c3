import type { FinishedQuiz } from '@revisoins/assessment';
import { hostCapabilities } from '@revisoins/host';
import { forgetQuiz } from '../attempt/stored-quiz.ts';
import { loadOutbox } from './deliver-later.ts';

/** True when the outbox has an attempt: then its quiz is over, whatever the device still stores. */
export async function isHandedOver(attemptId: string): Promise<boolean> {
  if (!hostCapabilities().accounts) return false;
  return loadOutbox().then(
    (outbox) => outbox.isHandedOver(attemptId),
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
    const isSafe = !isSaved || (await (await loadOutbox()).handOver(quiz)) === 'device';
    if (isSafe) forgetQuiz(quiz);
  } catch {
    // Without a connection the outbox may not load.
    addEventListener('online', () => void settleResult(quiz), { once: true });
  }
}
