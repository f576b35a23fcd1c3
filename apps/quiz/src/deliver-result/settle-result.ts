import { skillByTitle } from '@revisoins/assessment';
import { hostCapabilities } from '@revisoins/host';
import { forgetQuiz } from '../quiz-draft/draft-storage.ts';
import { loadOutbox } from './deliver-later.ts';
import type { LastResult } from './last-result.ts';

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
export async function settleResult(last: LastResult): Promise<void> {
  const { owner, purpose, result } = last;
  try {
    const isKept = purpose === 'scored' && hostCapabilities().accounts;
    const isSafe = !isKept || (await (await loadOutbox()).handOver(owner, result)) === 'device';
    const skill = skillByTitle(result.skillTitle);
    if (isSafe && skill) forgetQuiz(owner, skill.id, result.attemptId);
  } catch {
    // The outbox does not come without a connection.
    addEventListener('online', () => void settleResult(last), { once: true });
  }
}
