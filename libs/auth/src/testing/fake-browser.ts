import { vi } from 'vitest';

/** A browser storage that notifies every page of each change. */
function createStorage(notify: (key: string, area: object) => void): Storage {
  const values = new Map<string, string>();
  const area = {
    get length() {
      return values.size;
    },
    key: (index: number) => [...values.keys()][index] ?? null,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      values.set(key, value);
      notify(key, area);
    },
    removeItem: (key: string) => {
      if (values.delete(key)) notify(key, area);
    },
    clear: () => values.clear(),
  };
  return area;
}

/**
 * The parts of a browser that sessions need: storage, storage events and an address bar, shared by the pages
 * of one test.
 */
export function openBrowser(origin: string): { visit(address: string): void; address(): string } {
  const listeners: ((event: object) => void)[] = [];
  const notify = (key: string, storageArea: object): void => {
    setTimeout(() => listeners.forEach((listener) => listener({ key, storageArea })));
  };
  const bar = { href: `${origin}/`, origin };
  vi.stubGlobal('localStorage', createStorage(notify));
  vi.stubGlobal(
    'sessionStorage',
    createStorage(() => undefined),
  );
  vi.stubGlobal('location', bar);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, __: string, address: string) => void (bar.href = address),
  });
  vi.stubGlobal(
    'addEventListener',
    (_: string, listener: (event: object) => void) => void listeners.push(listener),
  );
  return { visit: (address) => void (bar.href = address), address: () => bar.href };
}
