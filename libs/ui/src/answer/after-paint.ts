/** What a person may do before the next paint, and what ends a page. */
const EARLIER = ['pointerdown', 'keydown', 'click', 'visibilitychange', 'pagehide'];

/**
 * Runs a function once the browser has painted, or before what the person does next and before the page is
 * left, whichever comes first: once. Returns a function that cancels it.
 */
export function afterPaint(run: () => void): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const cancel = () => waiting.abort();
  const runOnce = () => {
    if (signal.aborted) return;
    cancel();
    run();
  };
  for (const type of EARLIER) addEventListener(type, runOnce, { capture: true, signal });
  requestAnimationFrame(() => setTimeout(runOnce));
  return cancel;
}
