/** Time and chance as an outbox takes them from the browser. */
export const browserPorts = {
  now: Date.now,
  random: Math.random,
  later(run: () => void, ms: number): () => void {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
