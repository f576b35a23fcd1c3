import type { Page } from '@playwright/test';

/** What the probe has seen in a page so far. */
export interface Probe {
  listeners: string[];
  intervals: number;
  frames: number;
  /** Those that have not run yet. */
  timeouts: number;
  unload: string[];
  violations: string[];
  patched: string[];
}

declare global {
  /** Whether the code that asks is the remote's. */
  var conformanceOwns: () => boolean;
  /** Gives each object and function a unique number. */
  var conformanceMark: (value: unknown) => string;
  /** What each watch has seen so far. */
  var conformanceSeen: (() => Partial<Probe>)[];
  /** Runs the timeouts that the remote waits for, and resolves once they have run. */
  var conformanceHurry: () => Promise<unknown>;
}

/** Recognises the remote's code by the address of its scripts, `/@remote/`. */
function recogniseRemote(): void {
  globalThis.conformanceOwns = () => {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 30;
    const { stack = '' } = new Error();
    Error.stackTraceLimit = stackTraceLimit;
    // The innermost frame that is not the probe's, so that React's listeners are React's.
    const caller = stack.split('\n').find((line) => /https?:/.test(line)) ?? '';
    return caller.includes('/@remote/');
  };
  const ids = new WeakMap<object, number>();
  let last = 0;
  globalThis.conformanceMark = (value) => {
    if (typeof value !== 'object' && typeof value !== 'function') return '';
    if (value === null) return '';
    const known = ids.get(value) ?? (last += 1);
    ids.set(value, known);
    return String(known);
  };
  globalThis.conformanceSeen = [];
}

/** Follows the listeners that the remote adds to what stays when its screen goes, and removes. */
function watchListeners(): void {
  const own = new Map<string, { target: string; type: string }>();
  const unload: string[] = [];
  // The body is made later than this runs.
  const findTarget = (target: EventTarget) => {
    const lasting = { window: globalThis, document, html: document.documentElement, body: document.body };
    return Object.entries(lasting).find(([, one]) => one === target)?.[0];
  };
  const isCapture = (options: unknown) =>
    typeof options === 'boolean' ? options : (options as { capture?: boolean } | undefined)?.capture === true;
  const markListener = (target: string | undefined, type: string, listener: unknown, options: unknown) =>
    `${target} ${type} ${globalThis.conformanceMark(listener)} ${isCapture(options)}`;
  const native = {
    add: EventTarget.prototype.addEventListener,
    remove: EventTarget.prototype.removeEventListener,
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = findTarget(this ?? globalThis);
    if (target !== undefined && listener !== null && globalThis.conformanceOwns()) {
      const key = markListener(target, type, listener, options);
      const { signal, once } = typeof options === 'object' ? options : {};
      if (/^(beforeunload|unload|pagehide)$/.test(type)) unload.push(type);
      if (signal?.aborted !== true && once !== true) own.set(key, { target, type });
      if (signal) native.add.call(signal, 'abort', () => own.delete(key));
    }
    return native.add.call(this ?? globalThis, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    own.delete(markListener(findTarget(this ?? globalThis), type, listener, options));
    return native.remove.call(this ?? globalThis, type, listener, options);
  };
  globalThis.conformanceSeen.push(() => ({
    listeners: [...own.values()].map(({ target, type }) => `${type} of ${target}`),
    unload,
  }));
}

/**
 * Follows the intervals and timeouts of the remote that have not ended, and counts the frames that it has
 * asked for.
 */
function watchTimers(): void {
  const intervals = new Set<unknown>();
  const timeouts = new Map<unknown, () => void>();
  let frames = 0;
  const {
    setInterval: startInterval,
    clearInterval: endInterval,
    setTimeout: startTimeout,
    requestAnimationFrame: askFrame,
  } = globalThis;
  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id: unknown = startInterval(...args);
    if (globalThis.conformanceOwns()) intervals.add(id);
    return id;
  }) as typeof setInterval;
  globalThis.setTimeout = ((handler: unknown, delay?: number, ...args: unknown[]) => {
    if (typeof handler !== 'function' || !globalThis.conformanceOwns())
      return startTimeout(handler as () => void, delay, ...args);
    const run = () => {
      // conformanceHurry schedules it again: it still ends when the remote clears the first id.
      if (!timeouts.delete(id)) return;
      Reflect.apply(handler, globalThis, args);
    };
    const id: unknown = startTimeout(run, delay);
    timeouts.set(id, run);
    return id;
  }) as typeof setTimeout;
  // Browsers end either kind with either function.
  globalThis.clearInterval = globalThis.clearTimeout = (id) => {
    intervals.delete(id);
    timeouts.delete(id);
    endInterval(id);
  };
  globalThis.requestAnimationFrame = (callback) => {
    if (globalThis.conformanceOwns()) frames += 1;
    return askFrame(callback);
  };
  globalThis.conformanceSeen.push(() => ({ intervals: intervals.size, frames, timeouts: timeouts.size }));
  globalThis.conformanceHurry = () =>
    Promise.all(
      [...timeouts].map(([id, run]) => {
        endInterval(id as number);
        return new Promise<void>((resolve) => {
          startTimeout(() => {
            // Before what it runs may throw.
            resolve();
            run();
          }, 0);
        });
      }),
    );
}

/** Notes what the page's security policy refuses. */
function watchViolations(): void {
  const violations = new Set<string>();
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    violations.add(`${effectiveDirective}: ${blockedURI || 'inline'}`),
  );
  globalThis.conformanceSeen.push(() => ({ violations: [...violations] }));
}

/** Compares what is built into the browser with what it was at first. */
function watchBuiltIns(): void {
  const mark = globalThis.conformanceMark;
  const builtIns: [string, object][] = [
    ['Array.prototype', Array.prototype],
    ['Object.prototype', Object.prototype],
    ['String.prototype', String.prototype],
    ['Promise.prototype', Promise.prototype],
    ['Element.prototype', Element.prototype],
    ['Node.prototype', Node.prototype],
    ['history', history],
    ['navigator', navigator],
    ['JSON', JSON],
    ['Math', Math],
  ];
  const globals = ['fetch', 'XMLHttpRequest', 'localStorage', 'Date', 'Promise', 'console'] as const;
  const describe = (value: object) =>
    new Map(
      Object.getOwnPropertyNames(value).map((name) => {
        const property = Object.getOwnPropertyDescriptor(value, name);
        return [name, `${mark(property?.value)} ${mark(property?.get)}`];
      }),
    );
  // Svelte keeps what it knows of an element there, in places on the prototype that hold nothing.
  const isOwnPlace = (value: object, name: string) => {
    const property = Object.getOwnPropertyDescriptor(value, name);
    return (
      (value === Element.prototype || value === Node.prototype) &&
      name.startsWith('__') &&
      (property?.value ?? property?.get ?? property?.set) === undefined
    );
  };
  const markGlobal = (name: string) => mark((globalThis as Record<string, unknown>)[name]);
  const before = builtIns.map(([, value]) => describe(value));
  const globalsBefore = globals.map(markGlobal);
  globalThis.conformanceSeen.push(() => ({
    patched: [
      ...builtIns.flatMap(([name, value], index) =>
        [...describe(value)].flatMap(([property, now]) =>
          before[index]?.get(property) === now ||
          (!before[index]?.has(property) && isOwnPlace(value, property))
            ? []
            : [`${name}.${property}`],
        ),
      ),
      ...globals.filter((name, index) => markGlobal(name) !== globalsBefore[index]),
    ],
  }));
}

/**
 * Run first in each page, in this order: they record what code of the remote asks the browser for and gives
 * back. Each is sent to the page as text, so it uses nothing of this module.
 */
export const pageProbe = [recogniseRemote, watchListeners, watchTimers, watchViolations, watchBuiltIns];

/** What the probe has seen in this page so far. */
export const readProbe = (page: Page): Promise<Probe> =>
  page.evaluate(() => Object.assign({}, ...globalThis.conformanceSeen.map((see) => see())) as Probe);
