/** Where the attempt of a screen comes from. */
export interface AttemptSource<A, Failure> {
  /** The attempt on this device, which is shown at once, with or without a connection. */
  readonly resume?: () => A | null;
  /**
   * Loads the attempt otherwise; `onShown` is called once it shows. May reject once the signal is aborted,
   * and only then.
   */
  readonly load: (
    signal: AbortSignal,
  ) => Promise<{ readonly attempt: A; readonly onShown?: () => void } | { readonly failure: Failure }>;
}

export interface OpeningScreen<A, Failure> {
  /** Shows that the attempt is loading. */
  readonly wait: () => void;
  /** Shows it. `isResumed`: it was on this device. */
  readonly begin: (attempt: A, isResumed: boolean) => void;
  readonly fail: (failure: Failure) => void;
}

/** Opens the attempt of one screen: one at a time, and nothing after the screen has closed. */
export function createOpening<A, Failure>({ wait, begin, fail }: OpeningScreen<A, Failure>) {
  /** Null while nothing is open, and after a failure. */
  let visit: AbortController | null = null;

  async function load(source: AttemptSource<A, Failure>, signal: AbortSignal): Promise<void> {
    try {
      // In development React opens each screen, closes it and opens it again before any promise settles
      // (StrictMode). Without this microtask the first opening would already have sent a request that nobody
      // waits for, such as the one for an exam's paper.
      await Promise.resolve();
      signal.throwIfAborted();
      const loaded = await source.load(signal);
      signal.throwIfAborted();
      if ('attempt' in loaded) {
        begin(loaded.attempt, false);
        loaded.onShown?.();
      } else {
        visit = null;
        fail(loaded.failure);
      }
    } catch (error) {
      // The learner left: nobody waits for this attempt any more.
      if (!signal.aborted) throw error;
    }
  }

  return {
    /** Does nothing while an attempt is open. */
    open(source: AttemptSource<A, Failure>): void {
      if (visit) return;
      visit = new AbortController();
      wait();
      const stored = source.resume?.() ?? null;
      if (stored) begin(stored, true);
      else void load(source, visit.signal);
    },
    close(): void {
      visit?.abort();
      visit = null;
    },
  };
}
