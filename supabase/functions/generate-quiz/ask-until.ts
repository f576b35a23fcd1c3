import { ProviderRefusal } from '../_shared/provider-refusal.ts';
import type { Deadline } from './deadline.ts';

/** Waits before the second and the third attempt, in milliseconds. */
const waits = [250, 750];
/** With less time left, another attempt could not be answered. */
const LEAST_MS = 1000;

/**
 * Asks, and retries at most twice when the provider was busy or unreachable and there is time. Throws the
 * last Refusal. A wrong or late answer is not retried.
 */
export async function askUntil<T>(deadline: Deadline, ask: (timeoutMs: number) => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask(Math.max(1, deadline()));
    } catch (error) {
      const wait = waits[tries];
      const again =
        error instanceof ProviderRefusal &&
        error.isPassing &&
        wait !== undefined &&
        deadline() - wait > LEAST_MS;
      if (!again) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
