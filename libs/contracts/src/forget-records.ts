function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(request.error ?? new DOMException('Refused', 'UnknownError')),
    );
  });
}

/** Removes the unwanted records from every store; resolves when the change is written. */
function removeRecords(database: IDBDatabase, isUnwanted: (record: unknown) => boolean): Promise<void> {
  const stores = [...database.objectStoreNames];
  if (stores.length === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(stores, 'readwrite');
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new DOMException('Aborted', 'AbortError')),
    );
    for (const store of stores) {
      const walk = transaction.objectStore(store).openCursor();
      walk.addEventListener('success', () => {
        const cursor = walk.result;
        if (cursor === null) return;
        if (isUnwanted([cursor.key, cursor.value])) cursor.delete();
        cursor.continue();
      });
    }
  });
}

async function forgetIn(name: string, mentionsLearner: (text: string) => boolean): Promise<void> {
  const database = await opened(name);
  try {
    await removeRecords(database, (record) => mentionsLearner(JSON.stringify(record)));
  } finally {
    database.close();
  }
}

/** Removes the records of this site's databases whose key or text `mentionsLearner`. Never rejects. */
export async function forgetRecords(mentionsLearner: (text: string) => boolean): Promise<void> {
  try {
    const databases = await indexedDB.databases();
    await Promise.allSettled(databases.map(({ name = '' }) => forgetIn(name, mentionsLearner)));
  } catch {
    // This browser has no databases.
  }
}
