/**
 * What the promise resolves to, or what `late` returns (or throws) when it takes longer than
 * `milliseconds`. Rejects as the promise does.
 */
export async function within<Value, Late>(
  milliseconds: number,
  promise: Promise<Value>,
  late: () => Late,
): Promise<Value | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    return await Promise.race([promise, end.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}

/** Runs `work` when the page is idle, after 2 s at the latest. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  const timeout = 2000;
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, timeout);
  return () => clearTimeout(id);
}

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** How long to wait between attempts. */
export interface Backoff {
  readonly firstMs: number;
  readonly longestMs: number;
}

/** Milliseconds to wait after the nth failure in a row: twice as long after each, up to a maximum. */
export function backoffMs(failures: number, { firstMs, longestMs }: Backoff): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 20));
}

/**
 * What `work` resolves to. After a failure that may be retried it runs again, once a pause is over; otherwise
 * rejects with that failure. Both callbacks are given how often `work` has run, this time included.
 */
export async function retry<Value>(
  work: (runs: number) => Promise<Value>,
  backoff: Backoff,
  mayRetry: (error: unknown, runs: number) => boolean = () => true,
): Promise<Value> {
  for (let runs = 1; ; runs += 1) {
    try {
      return await work(runs);
    } catch (error) {
      if (!mayRetry(error, runs)) throw error;
      await new Promise((resolve) => setTimeout(resolve, backoffMs(runs, backoff)));
    }
  }
}
