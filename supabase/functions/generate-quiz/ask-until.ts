import { ProviderRefusal } from '../_shared/provider-refusal.ts';
import type { Deadline } from './deadline.ts';

/** Waits before the second and the third try, in milliseconds. */
const waits = [250, 750];
/** With less time left, another try could not be answered. */
const LEAST_MS = 1000;

/**
 * Asks, and asks again twice at most when the provider was busy or out of reach and there is time. Throws the last
 * Refusal. An answer that is wrong, or late, is not asked for again.
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
