/** Text by key. Never throws: what the device refuses to keep lives as long as the page. */
export interface DeviceStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

const memory = new Map<string, string>();

function tried<T>(action: () => T, fallback: T): T {
  try {
    return action();
  } catch {
    return fallback;
  }
}

export const deviceStorage: DeviceStorage = {
  get: (key) => memory.get(key) ?? tried(() => localStorage.getItem(key), null),
  set(key, value) {
    const isKept = tried(() => {
      localStorage.setItem(key, value);
      return true;
    }, false);
    if (isKept) memory.delete(key);
    else memory.set(key, value);
  },
  remove(key) {
    memory.delete(key);
    tried(() => localStorage.removeItem(key), undefined);
  },
};

/** JSON of a stored text; undefined for nothing and for text that is damaged. */
export function parseStored(text: string | null): unknown {
  return text === null ? undefined : tried<unknown>(() => JSON.parse(text), undefined);
}
