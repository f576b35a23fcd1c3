const LATEST_MS = 2000;

/** Runs `work` once the page is at rest, after 2 s at the latest. The answer calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: LATEST_MS });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, LATEST_MS);
  return () => clearTimeout(id);
}
