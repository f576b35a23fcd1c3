import { afterAll, vi } from 'vitest';
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

/** What pages of earlier tests tell other tabs late is not for this one. A test's own channel stays. */
function separateChannel(): void {
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

/** A test may have replaced it. */
const { setTimeout } = globalThis;
const LONGEST_CLOSING_MS = 20_000;

/**
 * Lets the page before come to an end while its storage is still there: on a busy machine its client may only
 * just have started, and would renew and store the next page's session.
 */
let closePage = (): Promise<unknown> => Promise.resolve();

function closeLater(server: ReturnType<typeof createFakeAccountServer>): () => Promise<unknown> {
  return async () => {
    server.end();
    const settled = import('@revisoins/backend').then(async ({ authClient }) => {
      await authClient().getSession();
      await authClient().dispose();
    });
    const patience = new Promise((resolve) => setTimeout(resolve, LONGEST_CLOSING_MS));
    await Promise.race([settled.catch(() => undefined), patience]);
  };
}

afterAll(() => closePage());

/** A page that has just been opened: fresh modules and a fake account server. */
export async function openPage({ address = '/', stored, visit, timeoutMs = 300 }: PageOptions = {}) {
  await closePage();
  vi.resetModules();
  separateChannel();
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
  closePage = closeLater(server);
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
