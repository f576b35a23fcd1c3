const LOCK = 'revisoins-quiz-generation';

let queue: Promise<unknown> = Promise.resolve();
let running = 0;

/** Without the browser's locks only this page can be kept in order. */
async function oneInThisPage<T>(work: () => Promise<T>, onWait: () => void): Promise<T> {
  if (running > 0) onWait();
  running += 1;
  const mine = queue.then(work, work);
  queue = mine;
  try {
    return await mine;
  } finally {
    running -= 1;
  }
}

/**
 * Runs the work when no other quiz is being generated, in this tab or another of this browser; `onWait` is told when
 * it has to wait. Rejects with what the work rejects with.
 */
export async function onlyOne<T>(work: () => Promise<T>, onWait: () => void): Promise<T> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return oneInThisPage(work, onWait);
  const first = await locks.request(LOCK, { ifAvailable: true }, async (lock) => (lock ? { value: await work() } : null));
  if (first) return first.value;
  onWait();
  return locks.request(LOCK, work);
}
