const LOCK = 'revisoins-quiz-generation';

let queue: Promise<unknown> = Promise.resolve();
let running = 0;

/** Without the browser's locks, only this page's own work can be queued. */
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
 * The browser's locks, where this page may use them: a frame without storage has the object, but every use is
 * refused.
 */
async function usableLocks(): Promise<LockManager | undefined> {
  const locks = globalThis.navigator?.locks;
  const isUsable = await locks?.query().then(
    () => true,
    () => false,
  );
  return isUsable ? locks : undefined;
}

/**
 * Runs the work when no other quiz is being generated, in this tab or another of this browser; calls `onWait`
 * when it has to wait. Rejects as the work does.
 */
export async function generateInTurn<T>(work: () => Promise<T>, onWait: () => void): Promise<T> {
  const locks = await usableLocks();
  if (!locks) return oneInThisPage(work, onWait);
  const first = await locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? { value: await work() } : null,
  );
  if (first) return first.value;
  onWait();
  return locks.request(LOCK, work);
}
