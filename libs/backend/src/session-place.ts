import { storageArea } from '@revisoins/contracts';

/** The key of the stored session, in every place. Also the name of the client's broadcast channel. */
export const SESSION_KEY = 'revisoins-session';

/** Where a session lives: 'lasting' survives the browser, 'visit' ends with it, 'page' ends with the page. */
export type SessionPlace = 'lasting' | 'visit' | 'page';

const memory = new Map<string, string>();
let chosen: 'lasting' | 'visit' | null = null;

const areas = { lasting: 'localStorage', visit: 'sessionStorage' } as const;

function read(place: SessionPlace, key: string): string | null {
  return place === 'page' ? (memory.get(key) ?? null) : (storageArea(areas[place])?.getItem(key) ?? null);
}

function drop(place: SessionPlace, key: string): void {
  if (place === 'page') memory.delete(key);
  else storageArea(areas[place])?.removeItem(key);
}

function write(place: SessionPlace, key: string, value: string): boolean {
  if (place === 'page') return memory.set(key, value) === memory;
  const area = storageArea(areas[place]);
  try {
    area?.setItem(key, value);
    return area !== null;
  } catch {
    return false; // full, or refused by a policy
  }
}

/**
 * Where the session is stored now, or null when there is none. A tab's own session wins over the shared one.
 */
export function sessionPlace(): SessionPlace | null {
  return (['page', 'visit', 'lasting'] as const).find((place) => read(place, SESSION_KEY) !== null) ?? null;
}

/**
 * Decides where the next session is stored; called before a sign-in. `true`: until sign-out. `false`: until
 * the browser closes.
 */
export function rememberSession(remember: boolean): void {
  chosen = remember ? 'lasting' : 'visit';
}

/** The stored session as text, or null. Never throws. */
export function storedSession(): string | null {
  const place = sessionPlace();
  return place === null ? null : read(place, SESSION_KEY);
}

/** Removes the session from every place. Never throws. */
export function forgetStoredSession(): void {
  chosen = null;
  for (const place of ['page', 'visit', 'lasting'] as const) drop(place, SESSION_KEY);
}

/**
 * The storage that the client is given: a value is in one place only, and in memory if the browser offers no
 * storage. Only the session outlives the page.
 */
export const sessionStorageAdapter = {
  getItem(key: string): string | null {
    return read('page', key) ?? read('visit', key) ?? read('lasting', key);
  },
  setItem(key: string, value: string): void {
    const preferred = key === SESSION_KEY ? (chosen ?? sessionPlace() ?? 'lasting') : 'page';
    const place = write(preferred, key, value) ? preferred : 'page';
    if (place === 'page') write(place, key, value);
    for (const other of ['page', 'visit', 'lasting'] as const) if (other !== place) drop(other, key);
  },
  removeItem(key: string): void {
    for (const place of ['page', 'visit', 'lasting'] as const) drop(place, key);
  },
};

const adoptions = new Set<() => void>();

/** Calls back when the page has another session than its client knows of: from another client, or tab. */
export function onSessionAdopted(callback: () => void): void {
  adoptions.add(callback);
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === SESSION_KEY) callback();
  });
}

/** Stores a session in the place chosen for it. */
export function storeSession(session: string): void {
  sessionStorageAdapter.setItem(SESSION_KEY, session);
  for (const adopted of adoptions) adopted();
}

/** Adopts, in this tab, a session that another tab shares and that ends with the browser. */
export function adoptVisitSession(session: string): void {
  chosen = 'visit';
  storeSession(session);
}
