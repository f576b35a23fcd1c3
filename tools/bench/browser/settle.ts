import type { Network } from './watch-network.ts';

/**
 * Milliseconds without anything over the network after which a page counts as settled, including what waits
 * for idle time.
 */
const REST = 3_000;

/** Resolves when a page has requested and received nothing for a while, `rest` milliseconds. */
export async function settle(network: Network, rest = REST): Promise<void> {
  for (;;) {
    const left = network.lastActivity + rest - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => {
      setTimeout(resolve, left);
    });
  }
}
