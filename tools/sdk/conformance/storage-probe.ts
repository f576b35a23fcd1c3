import type { Page } from '@playwright/test';

/** What a remote stores on the device. */
export interface Stored {
  /** The keys, databases and caches, by their names. */
  names: string[];
  /** The characters of all keys with their values. */
  size: number;
}

declare global {
  var conformanceStored: (() => Stored) | undefined;
}

/** Runs in each page after `pageProbe`, as text too: what the remote stores. */
export function installStorageProbe(): void {
  const stored = new Map<string, number>();
  /** What each store has held so far, without what was assigned as a property: no call tells of that. */
  const known = new Map<Storage, Map<string, string>>();
  const listItems = (store: Storage) =>
    Object.keys(store).map((key) => [key, store.getItem(key) ?? ''] as const);
  for (const store of [localStorage, sessionStorage]) known.set(store, new Map(listItems(store)));
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (globalThis.conformanceOwns()) stored.set(key, `${key}${value}`.length);
    setItem.call(this, key, value);
    known.get(this)?.set(String(key), String(value));
  };
  const noteAssigned = () => {
    for (const [store, items] of known)
      for (const [key, value] of listItems(store)) {
        if (items.get(key) !== value) stored.set(key, key.length + value.length);
        items.set(key, value);
      }
  };
  for (const [place, name] of [
    [globalThis.IDBFactory?.prototype, 'open'],
    [globalThis.CacheStorage?.prototype, 'open'],
  ] as const) {
    const openers = place as unknown as Record<string, (this: unknown, ...args: unknown[]) => unknown>;
    const native = openers?.[name];
    if (!native) continue;
    openers[name] = function (...args) {
      if (globalThis.conformanceOwns()) stored.set(String(args[0]), 0);
      return native.apply(this, args);
    };
  }

  globalThis.conformanceStored = () => {
    noteAssigned();
    return {
      names: [...stored.keys()],
      size: [...stored.values()].reduce((sum, size) => sum + size, 0),
    };
  };
}

/** What the remote has stored so far. */
export const readStored = (page: Page) => page.evaluate(() => globalThis.conformanceStored?.() as Stored);
