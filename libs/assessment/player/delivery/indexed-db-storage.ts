import { outboxEntry, type OutboxEntry } from '@revisoins/assessment';
import { createStore, promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';
import type { DeviceStorage } from './with-memory-fallback.ts';

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
