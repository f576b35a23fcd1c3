import type { Network } from './watch-network.ts';

/**
 * Milliseconds without a new request after which a page counts as settled, including what waits for idle
 * time.
 */
const REST = 3_000;

/** Resolves when a page has made no new request for a while. */
export async function settle(network: Network): Promise<void> {
  for (;;) {
    const left = network.lastRequest + REST - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => {
      setTimeout(resolve, left);
    });
  }
}
