import { outboxEntry, type OutboxEntry, type OutboxStorage } from '@revisoins/assessment';

const STORE = 'results';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new DOMException('Refused', 'UnknownError')));
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError')));
  });
}

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE, { keyPath: 'id' }));
  return done(request);
}

function parse(stored: unknown): OutboxEntry | undefined {
  const parsed = outboxEntry.safeParse(stored);
  return parsed.success ? parsed.data : undefined;
}

/**
 * The device's place for results that wait, shared by all tabs. A change is one transaction, so that two tabs never
 * overwrite each other. Entries of an unknown shape are left alone and not listed.
 */
export function indexedDbStorage(name = 'revisoins-quiz'): OutboxStorage {
  let opened: Promise<IDBDatabase> | undefined;
  const database = () => {
    opened ??= open(name).then(
      (connection) => {
        const forget = () => (opened = undefined);
        connection.addEventListener('close', forget);
        connection.addEventListener('versionchange', () => {
          connection.close();
          forget();
        });
        return connection;
      },
      (error: unknown) => {
        opened = undefined;
        throw error;
      },
    );
    return opened;
  };

  return {
    async list() {
      const transaction = (await database()).transaction(STORE);
      const stored = await done(transaction.objectStore(STORE).getAll());
      return stored.flatMap((one) => parse(one) ?? []);
    },
    async update(id, change) {
      const transaction = (await database()).transaction(STORE, 'readwrite');
      const written = completed(transaction);
      const store = transaction.objectStore(STORE);
      const before = parse(await done(store.get(id)));
      const after = change(before);
      if (after) store.put(after);
      else store.delete(id);
      await written;
      return { before, after };
    },
  };
}
