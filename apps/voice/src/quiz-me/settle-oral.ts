import type { FinishedQuiz } from '@revisoins/assessment';
import { storedOrals } from './oral-attempts.ts';

/** One for the screens and for the sync. */
export const loadDelivery = async () => (await import('./oral-delivery.ts')).oralDelivery;

/**
 * Hands a result over; may be called repeatedly. The stored quiz is removed only when the outbox has its
 * result. Never rejects.
 */
export async function settleOral(quiz: FinishedQuiz): Promise<void> {
  try {
    if ((await (await loadDelivery()).handOver(quiz)) === 'device') storedOrals.forget(quiz);
  } catch {
    // Without a connection the outbox may not load.
    addEventListener('online', () => void settleOral(quiz), { once: true });
  }
}
