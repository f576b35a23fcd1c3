import type { Network } from './watch-network.ts';

/** Milliseconds without anything new after which a page is at rest: what waits for idle moments is over by then. */
const REST = 3_000;

/** Resolves when a page has asked for nothing new for a while. */
export async function settle(network: Network): Promise<void> {
  for (let known = -1; known !== network.asked.length + network.scripts.length;) {
    known = network.asked.length + network.scripts.length;
    await new Promise((resolve) => {
      setTimeout(resolve, REST);
    });
  }
}
