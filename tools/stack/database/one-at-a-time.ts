export type Queue = {
  /**
   * Starts `work` when the previous one has settled and it is this line's turn. A failure does not stop the
   * queue.
   */
  <T>(work: () => Promise<T>, line?: string): Promise<T>;
  /** Resolves when the queue is empty. */
  drained(): Promise<void>;
};

/**
 * A queue of concurrency one with many lines: first come, first served within a line; the lines take turns,
 * so that a client with a hundred requests at once delays only itself.
 */
export function oneAtATime(): Queue {
  const lines = new Map<string, (() => Promise<unknown>)[]>();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    for (let first = lines.entries().next(); first.done !== true; first = lines.entries().next()) {
      const [line, [next, ...others]] = first.value;
      lines.delete(line);
      if (others.length > 0) lines.set(line, others);
      await next?.();
    }
    running = undefined;
  }

  function enqueue<T>(work: () => Promise<T>, line = ''): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = () => work().then(resolve, reject);
      const waiting = lines.get(line);
      if (waiting) waiting.push(settle);
      else lines.set(line, [settle]);
      running ??= run();
    });
  }

  return Object.assign(enqueue, {
    drained: async () => {
      await running;
    },
  });
}
