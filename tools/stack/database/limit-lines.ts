/** A line's work under way, and what waits for its turn. */
interface Line {
  running: number;
  readonly waiting: (() => void)[];
}

/**
 * Runs at most `most` pieces of work of each line at the same time, and `mostWithout` of those that belong to
 * no line; the others wait, first come, first served. A client with a hundred requests at once leaves
 * connections to the others.
 */
export function limitLines(
  most: number,
  mostWithout: number,
): <T>(work: () => Promise<T>, line?: string) => Promise<T> {
  const lines = new Map<string | undefined, Line>();
  return async (work, name) => {
    const line = lines.get(name) ?? { running: 0, waiting: [] };
    lines.set(name, line);
    if (line.running === (name === undefined ? mostWithout : most))
      await new Promise<void>((resolve) => line.waiting.push(resolve));
    else line.running += 1;
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      // The waiting work takes this place.
      if (next !== undefined) next();
      else if (--line.running === 0) lines.delete(name);
    }
  };
}
