const LOCK = 'revisoins-quiz-generation';
/** A browser answers about its locks at once. */
const ANSWER_MS = 1000;
/** Several times what a generation takes: whoever still has the lock then is stuck. */
const TURN_MS = 30_000;

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
 * refused or never answered. A lock that nobody else asks for shows it.
 */
async function usableLocks(): Promise<LockManager | undefined> {
  const locks = globalThis.navigator?.locks;
  const isUsable = await Promise.race([
    locks?.request(crypto.randomUUID(), { ifAvailable: true }, () => true).catch(() => false),
    new Promise<false>((resolve) => setTimeout(resolve, ANSWER_MS, false)),
  ]);
  return isUsable ? locks : undefined;
}

/**
 * Runs the work when no other quiz is being generated, in this tab or another of this browser; calls `onWait`
 * when it has to wait, which ends after half a minute. Rejects as the work does.
 */
export async function generateInTurn<T>(work: () => Promise<T>, onWait: () => void): Promise<T> {
  const locks = await usableLocks();
  if (!locks) return oneInThisPage(work, onWait);
  const first = await locks.request(LOCK, { ifAvailable: true }, async (lock) =>
    lock ? { value: await work() } : null,
  );
  if (first) return first.value;
  onWait();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(LOCK, { signal: AbortSignal.timeout(TURN_MS) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return oneInThisPage(work, () => undefined);
  }
}
