export interface Watched {
  /** When the first heading was painted; when the shell runs, if it took over a pre-rendered page. Milliseconds from the navigation's start. */
  heading?: { at: number; text: string };
  shell?: number;
  /** Sum of the layout shifts that no input explains. */
  shift: number;
}

declare global {
  var benchWatched: Watched | undefined;
}

/** Runs in each page before anything of it. Whole in itself: the browser gets its text. */
export function watchPaint(): void {
  const watched: Watched = { shift: 0 };
  globalThis.benchWatched = watched;
  /** After what shows now is painted. */
  const afterPaint = (note: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', note, { once: true });
    port1.start();
    port2.postMessage(null);
  };
  const look = () => {
    const heading = document.querySelector('h1');
    const root = document.querySelector('#root');
    // While a page is being parsed, its heading can be there without its text.
    if (!watched.heading && heading?.textContent && heading.checkVisibility()) {
      const found = { at: 0, text: heading.textContent };
      watched.heading = found;
      afterPaint(() => (found.at = performance.now()));
    }
    if (
      watched.shell === undefined &&
      root &&
      Object.keys(root).some((key) => key.startsWith('__reactContainer'))
    ) {
      watched.shell = 0;
      afterPaint(() => (watched.shell = performance.now()));
    }
    if (watched.heading === undefined || watched.shell === undefined) requestAnimationFrame(look);
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
