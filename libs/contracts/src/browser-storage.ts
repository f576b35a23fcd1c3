/** Text by key. Never throws: what the device refuses to store is kept in memory until the page closes. */
export interface TextStorage {
  get(key: string): string | null;
  /** False when the value lasts only until the page closes. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
}

/**
 * The browser's storage of that name, or null where it is not available: a private window, a partitioned
 * frame, a policy, no browser at all. Getting it never throws; writing to it may.
 */
export function storageArea(name: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    const area = globalThis[name];
    area.getItem('');
    return area;
  } catch {
    return null;
  }
}

/**
 * One of the browser's two storages, backed by memory where the device refuses (private mode, storage full).
 */
function browserStorage(area: 'localStorage' | 'sessionStorage'): TextStorage {
  const memory = new Map<string, string>();
  return {
    get(key) {
      return memory.get(key) ?? storageArea(area)?.getItem(key) ?? null;
    },
    set(key, value) {
      try {
        globalThis[area].setItem(key, value);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, value);
        return false;
      }
    },
    remove(key) {
      memory.delete(key);
      storageArea(area)?.removeItem(key);
    },
  };
}

/** Storage that lasts between visits, shared by all tabs of the browser. */
export const deviceStorage = browserStorage('localStorage');

/** Storage of this tab, which survives a reload. */
export const tabStorage = browserStorage('sessionStorage');

/** The parsed JSON of a stored text; undefined when it is missing or damaged. */
export function parseStored(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
