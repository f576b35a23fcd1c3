export type Queue = {
  /** Starts `work` when the one before has settled and it is this line's turn. A failure does not stop the queue. */
  <T>(work: () => Promise<T>, line?: string): Promise<T>;
  /** Resolves when nothing waits. */
  drained(): Promise<void>;
};

/**
 * A queue of one with many lines: within a line first come, first served; the lines take turns, so that whoever asks for a
 * hundred things at once waits for them and nobody else does.
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
