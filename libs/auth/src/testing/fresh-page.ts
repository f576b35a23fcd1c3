import { vi } from 'vitest';
import { createFakeAccountServer } from './fake-account-server.ts';

const KEY = 'revisoins-session';

export interface PageOptions {
  address?: string;
  stored?: object;
  /** A session of this visit only. */
  visit?: object;
  timeoutMs?: number;
}

const Channel = globalThis.BroadcastChannel;
let own = Channel;
let pages = 0;

/**
 * Pages of earlier tests, in this file or another, are still about: what they tell other tabs late is not for
 * this one. A channel that the test has put in place stays.
 */
function leaveEarlierPages(): void {
  if (![Channel, own].includes(globalThis.BroadcastChannel)) return;
  pages += 1;
  const page = `${performance.timeOrigin}-${performance.now()}-${pages}`;
  own = class extends Channel {
    constructor(name: string) {
      super(`${name} ${page}`);
    }
  };
  vi.stubGlobal('BroadcastChannel', own);
}

/** A page that has just been opened: fresh modules and a fake account server. */
export async function openPage({ address = '/', stored, visit, timeoutMs = 300 }: PageOptions = {}) {
  vi.resetModules();
  leaveEarlierPages();
  localStorage.clear();
  sessionStorage.clear();
  if (stored) localStorage.setItem(KEY, JSON.stringify(stored));
  if (visit) sessionStorage.setItem(KEY, JSON.stringify(visit));
  history.replaceState(null, '', address);
  const server = createFakeAccountServer();
  const auth = await import('../index.ts');
  const hosting = await import('../hosting.ts');
  const { toPerson } = await import('../session/session.store.ts');
  hosting.configureBackend({
    apiUrl: 'http://backend.test',
    publishableKey: 'pk',
    fetch: server.fetch,
    timeoutMs,
  });
  return { ...auth, ...hosting, toPerson, server };
}

/** Notifies a tab of another tab's change, as the browser does. */
export function storageChangedElsewhere(value: string | null): void {
  if (value === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, value);
  const event = new Event('storage');
  Object.assign(event, { key: KEY, newValue: value, storageArea: localStorage });
  dispatchEvent(event);
}
