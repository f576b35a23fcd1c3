interface PaintedHeading {
  at: number;
  text: string;
}

export interface Watched {
  /**
   * When the first heading was painted, when the shell took over a pre-rendered page, and when the heading of
   * the screen itself was painted. Milliseconds from the start of the navigation.
   */
  heading?: PaintedHeading;
  shell?: number;
  screen?: PaintedHeading;
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
    const isRunning = root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    // While a page is being parsed, its heading can exist without its text; while it waits, it is hidden.
    if (heading?.textContent && heading.checkVisibility({ visibilityProperty: true })) {
      const found = { at: 0, text: heading.textContent };
      if (!watched.heading || (isRunning && !watched.screen))
        afterPaint(() => (found.at = performance.now()));
      watched.heading ??= found;
      if (isRunning) watched.screen ??= found;
    }
    if (watched.shell === undefined && isRunning) {
      watched.shell = 0;
      afterPaint(() => (watched.shell = performance.now()));
    }
    if (watched.heading === undefined || watched.screen === undefined || watched.shell === undefined)
      requestAnimationFrame(look);
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
