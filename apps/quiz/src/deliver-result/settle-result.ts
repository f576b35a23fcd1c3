import { skillByTitle } from '@revisoins/assessment';
import { hostCapabilities } from '@revisoins/host';
import { forgetQuiz } from '../quiz-draft/draft-storage.ts';
import type { LastResult } from '../review-answers/last-result.ts';
import { handOver } from './deliver-results.ts';

/**
 * Brings a result to where it belongs, as often as one likes. The quiz on the device goes only when its result is
 * safe: with the outbox, or not meant to be saved. Never rejects.
 */
export async function settleResult({ owner, purpose, result }: LastResult): Promise<void> {
  const isKept = purpose === 'scored' && hostCapabilities().accounts;
  const isSafe = !isKept || (await handOver(owner, result)) === 'device';
  const skill = skillByTitle(result.skillTitle);
  if (isSafe && skill) forgetQuiz(owner, skill.id, result.attemptId);
}
