import type { Page } from '@playwright/test';

/** What a remote demands of the device. */
export interface Demands {
  /** Channels, sockets and workers that are open. */
  connections: string[];
  /** What it requested or played before any user action. */
  asked: string[];
}

declare global {
  var conformanceDemands: (() => Demands) | undefined;
}

/** Runs in each page after `pageProbe`, as text too: what the remote opens and asks for. */
export function installDemandsProbe(): void {
  const connections = new Map<object, string>();
  const page = globalThis as unknown as Record<string, new (...args: unknown[]) => object>;
  for (const [name, end] of [
    ['BroadcastChannel', 'close'],
    ['EventSource', 'close'],
    ['WebSocket', 'close'],
    ['Worker', 'terminate'],
  ] as const) {
    const Native = page[name];
    if (!Native) continue;
    page[name] = new Proxy(Native, {
      construct(target, args, made) {
        const connection = Reflect.construct(target, args, made) as object;
        if (globalThis.conformanceOwns()) connections.set(connection, name);
        return connection;
      },
    });
    const prototype = Native.prototype as Record<string, (this: object, ...args: unknown[]) => unknown>;
    const native = prototype[end];
    prototype[end] = function (...args) {
      connections.delete(this);
      return native?.apply(this, args);
    };
  }

  /** Whether a person has pressed anything yet: to the browser, calls by the tools count as user actions. */
  let hasActed = false;
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => (hasActed = true), { capture: true, once: true });
  const asked = new Set<string>();
  const watch = (place: object | undefined, name: string, what: string) => {
    const methods = place as Record<string, (this: unknown, ...args: unknown[]) => unknown> | undefined;
    const native = methods?.[name];
    if (!methods || !native) return;
    methods[name] = function (...args) {
      if (globalThis.conformanceOwns() && !hasActed) asked.add(what);
      return native.apply(this, args);
    };
  };
  watch(globalThis.Notification, 'requestPermission', 'asks whether it may notify');
  watch(globalThis.MediaDevices?.prototype, 'getUserMedia', 'asks for the microphone or the camera');
  for (const name of ['getCurrentPosition', 'watchPosition'])
    watch(globalThis.Geolocation?.prototype, name, 'asks where the device is');
  watch(HTMLMediaElement.prototype, 'play', 'plays sound or film');
  watch(globalThis.SpeechSynthesis?.prototype, 'speak', 'speaks');

  globalThis.conformanceDemands = () => ({
    connections: [...connections.values()],
    asked: [...asked],
  });
}

/** What the remote has demanded of the device so far. */
export const readDemands = (page: Page) => page.evaluate(() => globalThis.conformanceDemands?.() as Demands);
