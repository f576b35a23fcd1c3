import type { FinishedQuiz } from '@revisoins/assessment';
import { hostCapabilities } from '@revisoins/host';
import { forgetQuiz } from '../attempt/stored-quiz.ts';
import { loadOutbox } from './deliver-later.ts';

/** True when the outbox knows an attempt: then its quiz is over, whatever the device still holds of it. */
export async function isHandedOver(attemptId: string): Promise<boolean> {
  if (!hostCapabilities().accounts) return false;
  return loadOutbox().then(
    (outbox) => outbox.isHandedOver(attemptId),
    () => false,
  );
}

/**
 * Brings a result to where it belongs, as often as one likes. The quiz on the device goes only when its result is
 * safe: with the outbox, or not meant to be saved. Never rejects.
 */
export async function settleResult(quiz: FinishedQuiz): Promise<void> {
  try {
    const isSaved = quiz.purpose === 'scored' && hostCapabilities().accounts;
    const isSafe = !isSaved || (await (await loadOutbox()).handOver(quiz)) === 'device';
    if (isSafe) forgetQuiz(quiz);
  } catch {
    // The outbox does not come without a connection.
    addEventListener('online', () => void settleResult(quiz), { once: true });
  }
}
