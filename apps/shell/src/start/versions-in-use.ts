import { deviceStorage, parseStored } from '@revisoins/host';
import { isVersionPinned } from '@revisoins/host/hosting';
import * as z from 'zod/mini';
import type { Site } from '../platform/read-site.ts';
import { VERSIONS_KEY } from '../platform/storage-keys.ts';

const versionsSchema = z.record(z.string(), z.string());

function read(): z.infer<typeof versionsSchema> {
  return versionsSchema.safeParse(parseStored(deviceStorage.get(VERSIONS_KEY))).data ?? {};
}

/** Stores which version of a remote this browser runs. Without storage, nothing is pinned across a reload. */
export function noteVersion(remote: string, version: string): void {
  const versions = read();
  // Each navigation notes one, and writing takes longer than reading.
  if (versions[remote] === version) return;
  deviceStorage.set(VERSIONS_KEY, JSON.stringify({ ...versions, [remote]: version }));
}

/** The version that must not change while the learner has an attempt under way, if there is one. */
export function pinnedVersion(remote: string): string | undefined {
  const version = read()[remote];
  return version !== undefined && isVersionPinned(remote) ? version : undefined;
}

/**
 * Fetches the pinned versions that the page does not contain. Never rejects: without them the site's choice
 * runs, and reads the stored attempt.
 */
export async function fetchPinnedVersions({
  registry,
  fetchVersions,
}: Pick<Site, 'registry' | 'fetchVersions'>): Promise<void> {
  const missing = Object.entries(registry.remotes).filter(([remote, { versions }]) => {
    const pinned = pinnedVersion(remote);
    return pinned !== undefined && !versions[pinned];
  });
  await Promise.allSettled(missing.map(([remote]) => fetchVersions(remote)));
}
