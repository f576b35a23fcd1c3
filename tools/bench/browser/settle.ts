import type { Network } from './watch-network.ts';

/** Milliseconds without a new request after which a page counts as settled, including what waits for idle time. */
const REST = 3_000;

/** Resolves when a page has made no new request for a while. */
export async function settle(network: Network): Promise<void> {
  for (let known = -1; known !== network.asked.length + network.scripts.length;) {
    known = network.asked.length + network.scripts.length;
    await new Promise((resolve) => {
      setTimeout(resolve, REST);
    });
  }
}
