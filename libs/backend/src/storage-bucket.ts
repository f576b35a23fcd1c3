import type { StorageClient } from '@supabase/storage-js';
import { authorizedFetch } from './authorized-fetch.ts';
import { backendClient } from './client.ts';

/** Files are larger than rows: a slow phone must be able to upload a picture. */
const FILE_TIMEOUT_MS = 60_000;

/** One bucket of files. The storage client is loaded on the first call. */
export async function storageBucket(name: string): Promise<ReturnType<StorageClient['from']>> {
  const { settings, auth } = backendClient();
  const { StorageClient } = await import('@supabase/storage-js');
  const send = authorizedFetch(settings, auth, { timeoutMs: FILE_TIMEOUT_MS });
  return new StorageClient(`${settings.apiUrl}/storage/v1`, {}, send).from(name);
}
