import type { Page } from '@playwright/test';

/** What the probe has seen in a page so far. */
export interface Probe {
  listeners: string[];
  intervals: number;
  frames: number;
  unload: string[];
  violations: string[];
  patched: string[];
}

declare global {
  var conformanceProbe: (() => Probe) | undefined;
  /** Whether the code that asks is the remote's; for the other probe. */
  var conformanceOwns: () => boolean;
}

/**
 * Runs first in each page: records what code of the remote asks the browser for and gives back. Its code is
 * known by the address of its scripts, `/@remote/`. Sent to the page as text: it uses nothing of this module.
 */
export function installProbe(): void {
  const isOwn = () => {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 30;
    const { stack = '' } = new Error();
    Error.stackTraceLimit = stackTraceLimit;
    // The innermost frame that is not the probe's, so that React's listeners are React's.
    const caller = stack.split('\n').find((line) => /https?:/.test(line)) ?? '';
    return caller.includes('/@remote/');
  };
  globalThis.conformanceOwns = isOwn;
  const own = new Map<string, { target: string; type: string }>();
  const ids = new WeakMap<object, number>();
  let last = 0;
  const markObject = (value: unknown): string => {
    if (typeof value !== 'object' && typeof value !== 'function') return '';
    if (value === null) return '';
    const known = ids.get(value) ?? (last += 1);
    ids.set(value, known);
    return String(known);
  };
  const isCapture = (options: unknown) =>
    typeof options === 'boolean' ? options : (options as { capture?: boolean } | undefined)?.capture === true;
  const unload: string[] = [];
  const pages: [string, EventTarget][] = [
    ['window', globalThis],
    ['document', document],
  ];
  const native = {
    add: EventTarget.prototype.addEventListener,
    remove: EventTarget.prototype.removeEventListener,
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = pages.find(([, one]) => one === (this ?? globalThis))?.[0];
    if (target !== undefined && listener !== null && isOwn()) {
      const key = `${target} ${type} ${markObject(listener)} ${isCapture(options)}`;
      const { signal, once } = typeof options === 'object' ? options : {};
      if (/^(beforeunload|unload|pagehide)$/.test(type)) unload.push(type);
      if (signal?.aborted !== true && once !== true) own.set(key, { target, type });
      if (signal) native.add.call(signal, 'abort', () => own.delete(key));
    }
    return native.add.call(this ?? globalThis, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = pages.find(([, one]) => one === (this ?? globalThis))?.[0];
    own.delete(`${target} ${type} ${markObject(listener)} ${isCapture(options)}`);
    return native.remove.call(this ?? globalThis, type, listener, options);
  };

  const intervals = new Set<unknown>();
  const {
    setInterval: startInterval,
    clearInterval: endInterval,
    requestAnimationFrame: askFrame,
  } = globalThis;
  globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id: unknown = startInterval(...args);
    if (isOwn()) intervals.add(id);
    return id;
  }) as typeof setInterval;
  globalThis.clearInterval = (id) => {
    intervals.delete(id);
    endInterval(id);
  };
  let frames = 0;
  globalThis.requestAnimationFrame = (callback) => {
    if (isOwn()) frames += 1;
    return askFrame(callback);
  };

  const violations: string[] = [];
  native.add.call(globalThis, 'securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI } = event as SecurityPolicyViolationEvent;
    violations.push(`${effectiveDirective}: ${blockedURI || 'inline'}`);
  });

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
        return [name, `${markObject(property?.value)} ${markObject(property?.get)}`];
      }),
    );
  const before = builtIns.map(([, value]) => describe(value));
  const globalsBefore = globals.map((name) => markObject((globalThis as Record<string, unknown>)[name]));

  globalThis.conformanceProbe = () => ({
    listeners: [...own.values()].map(({ target, type }) => `${type} of ${target}`),
    intervals: intervals.size,
    frames,
    unload,
    violations: [...new Set(violations)],
    patched: [
      ...builtIns.flatMap(([name, value], index) => {
        const known = before[index];
        return [...describe(value)].flatMap(([property, mark]) =>
          known?.get(property) === mark ? [] : [`${name}.${property}`],
        );
      }),
      ...globals.filter(
        (name, index) => markObject((globalThis as Record<string, unknown>)[name]) !== globalsBefore[index],
      ),
    ],
  });
}

/** What the probe has seen in this page so far. */
export const readProbe = (page: Page): Promise<Probe> =>
  page.evaluate(() => globalThis.conformanceProbe?.() as Probe);
