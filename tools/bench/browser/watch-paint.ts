export interface Watched {
  /**
   * When the first heading was painted, and when the shell took over a pre-rendered page. Milliseconds from
   * the start of the navigation.
   */
  heading?: { at: number; text: string };
  shell?: number;
  /** The sum of layout shifts without recent input. */
  shift: number;
}

declare global {
  var benchWatched: Watched | undefined;
}

/** Runs first in each page. Self-contained: its source text is sent to the browser. */
export function watchPaint(): void {
  const watched: Watched = { shift: 0 };
  globalThis.benchWatched = watched;
  /** After the next paint. */
  const afterPaint = (note: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', note, { once: true });
    port1.start();
    port2.postMessage(null);
  };
  const look = () => {
    const heading = document.querySelector('h1');
    const root = document.querySelector('#root');
    // While a page is being parsed, its heading can exist without its text.
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
