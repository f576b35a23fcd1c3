import { deviceStorage, parseStored } from '@revisoins/host';
import { isVersionPinned } from '@revisoins/host/hosting';
import * as z from 'zod/mini';
import type { Site } from '../platform/read-site.ts';

const KEY = 'revisoins-versions';

const versionsSchema = z.record(z.string(), z.string());

function read(): z.infer<typeof versionsSchema> {
  return versionsSchema.safeParse(parseStored(deviceStorage.get(KEY))).data ?? {};
}

/** Notes which version of a remote this browser runs. Without storage nothing is pinned over a reload. */
export function noteVersion(remote: string, version: string): void {
  deviceStorage.set(KEY, JSON.stringify({ ...read(), [remote]: version }));
}

/** The version that must not change under a learner in the middle of an attempt, if there is one. */
export function pinnedVersion(remote: string): string | undefined {
  const version = read()[remote];
  return version !== undefined && isVersionPinned(remote) ? version : undefined;
}

/** Fetches what the page does not carry of the versions that must not change. Never rejects: without, the site's choice runs, and reads what was kept of the attempt. */
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
