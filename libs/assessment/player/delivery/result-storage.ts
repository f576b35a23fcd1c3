import { outboxEntry, type OutboxEntry, type OutboxStorage } from '@revisoins/assessment';
import { createStore, promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';

/** Storage on the device. Either method may reject (storage full, forbidden). */
type DeviceStorage<P = unknown> = Pick<OutboxStorage<P>, 'list' | 'update'>;

const entry = outboxEntry(z.unknown());

function parse(stored: unknown): OutboxEntry | undefined {
  const parsed = entry.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
}

/**
 * Stores waiting results on the device, shared by all tabs. Each change is one transaction, so that two tabs
 * never overwrite each other. Entries of an unknown shape are left alone and not listed. Both methods reject
 * where the browser denies storage, as in a frame of another site, where the access itself throws.
 */
export function indexedDbStorage(name = 'revisoins-results'): DeviceStorage {
  const useStore = createStore(name, 'waiting');
  return {
    list: async () =>
      useStore('readonly', async (store) =>
        (await promisifyRequest<unknown[]>(store.getAll())).flatMap((one) => parse(one) ?? []),
      ),
    update: async (id, change) =>
      useStore('readwrite', async (store) => {
        const before = parse(await promisifyRequest<unknown>(store.get(id)));
        const after = change(before);
        if (after) store.put(after, id);
        else store.delete(id);
        await promisifyRequest(store.transaction);
        return { before, after };
      }),
  };
}

const PATIENCE_MS = 5000;
/** How long a device that did not answer is not asked again: a delivery asks several times. */
const REST_MS = 60_000;

/**
 * Rejects where the device does not answer: a browser may leave a request to its database open for ever. For
 * a minute after that, it rejects at once.
 */
export function withPatience<P>(storage: DeviceStorage<P>): DeviceStorage<P> {
  let restsUntil = 0;
  const within = async <T>(ask: () => Promise<T>): Promise<T> => {
    const silent = new Error('The database of the device does not answer.');
    if (Date.now() < restsUntil) throw silent;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        restsUntil = Date.now() + REST_MS;
        reject(silent);
      }, PATIENCE_MS);
    });
    return Promise.race([ask(), late]).finally(() => clearTimeout(timer));
  };
  return {
    list: () => within(() => storage.list()),
    update: (id, change) => within(() => storage.update(id, change)),
  };
}

/**
 * Keeps in this tab's memory what the device refuses to store (private mode, storage full), so that the
 * result can still be sent while the page is open. Never rejects.
 */
export function withMemoryFallback<P>(storage: DeviceStorage<P>): OutboxStorage<P> {
  const memory = new Map<string, OutboxEntry<P>>();
  return {
    isOnDevice: (id) => !memory.has(id),
    async list() {
      const stored = await storage.list().catch(() => []);
      return [...stored.filter(({ id }) => !memory.has(id)), ...memory.values()];
    },
    async update(id, change) {
      const inMemory = memory.get(id);
      try {
        const result = await storage.update(id, (current) => change(furthest(current, inMemory)));
        memory.delete(id);
        return { ...result, before: furthest(result.before, inMemory) };
      } catch {
        // The device has nothing newer within reach: use memory.
        const before = inMemory ?? (await storage.list().catch(() => [])).find((one) => one.id === id);
        const after = change(before);
        if (after) memory.set(id, after);
        else memory.delete(id);
        return { before, after };
      }
    },
  };
}

/** Merges two copies of an entry: 'saved' wins, then memory, which is newer than the device. */
function furthest<E extends OutboxEntry>(device: E | undefined, inMemory: E | undefined): E | undefined {
  return device?.status === 'saved' ? device : (inMemory ?? device);
}

/** Where results wait to be sent: on the device, or in this tab's memory. */
export const resultStorage = (): OutboxStorage => withMemoryFallback(withPatience(indexedDbStorage()));
