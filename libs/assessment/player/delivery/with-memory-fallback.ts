import type { OutboxEntry, OutboxStorage } from '@revisoins/assessment';

/** Stores entries on the device. Either method may reject (storage full, forbidden). */
export type DeviceStorage<P = unknown> = Pick<OutboxStorage<P>, 'list' | 'update'>;

/**
 * Keeps in this tab's memory what the device refuses to store (private mode, storage full), so that the
 * result can still be sent while the page is open.
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
        const before = inMemory ?? (await storage.list().catch(() => [])).find((entry) => entry.id === id);
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
