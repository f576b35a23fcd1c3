/** Milliseconds after which the heading is not waited for: its page may have failed. */
const LONGEST = 500;

const waiting = new Set<() => void>();

/** The heading of a page has been painted. */
export function headingShown(): void {
  // In a task of its own: each reading sends requests.
  setTimeout(() => {
    for (const begin of waiting) begin();
  });
}

/**
 * Reads what a page shows below its heading. After a navigation it waits until the heading is painted: on a
 * slow device, sending requests takes as long as rendering it. It reads at once for a page that is shown: the
 * first one of a visit, or one that is read again. `request` is the loader's.
 */
export async function afterHeading<T>(request: Request, read: () => Promise<T>): Promise<T> {
  if (new URL(request.url).pathname !== location.pathname)
    await new Promise<void>((resolve) => {
      const begin = () => {
        waiting.delete(begin);
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(begin, LONGEST);
      waiting.add(begin);
    });
  return read();
}
