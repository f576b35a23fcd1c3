/** The browser's clock, timers and random numbers, for an outbox. */
export const browserPorts = {
  now: Date.now,
  random: Math.random,
  later(run: () => void, ms: number): () => void {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
