export interface Watched {
  /** The sum of layout shifts without recent input. */
  shift: number;
}

/** The function that a page calls to report what it painted. */
export const PAINTED = 'benchPainted';

declare global {
  var benchWatched: Watched | undefined;
  var benchPainted: ((note: string) => void) | undefined;
}

/**
 * Runs first in each page: reports when the first heading was painted, when the shell took over a
 * pre-rendered page, and when the heading of the screen itself was painted. Self-contained: its source text
 * is sent to the browser.
 */
export function watchPaint(): void {
  const watched: Watched = { shift: 0 };
  globalThis.benchWatched = watched;
  const seen = new Set<string>();
  /**
   * Reports it right after this frame. A message or a timer would come after the tasks that wait already,
   * such as React's effects, although the frame is on the screen.
   */
  const note = (what: 'heading' | 'screen' | 'shell', text: string) => {
    if (seen.has(what)) return;
    seen.add(what);
    const say = () => globalThis.benchPainted?.(JSON.stringify({ what, at: performance.now(), text }));
    void scheduler.postTask(say, { priority: 'user-blocking' });
  };
  const look = () => {
    const heading = document.querySelector('h1');
    const root = document.querySelector('#root');
    const isRunning = root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    // While a page is being parsed, its heading can exist without its text; while it waits, it is hidden.
    if (heading?.textContent && heading.checkVisibility({ visibilityProperty: true })) {
      note('heading', heading.textContent);
      if (isRunning) note('screen', heading.textContent);
    }
    if (isRunning) note('shell', '');
    if (seen.size < 3) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) watched.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
