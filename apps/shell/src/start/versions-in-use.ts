import { isVersionPinned } from '@revisoins/host/hosting';
import type { Site } from '../platform/read-site.ts';

const KEY = 'revisoins-versions';

function read(): Record<string, unknown> {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof known === 'object' && known !== null ? (known as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Notes which version of a remote this browser runs. */
export function noteVersion(remote: string, version: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [remote]: version }));
  } catch {
    // Without storage nothing is pinned over a reload.
  }
}

/** The version that must not change under a learner in the middle of an attempt, if there is one. */
export function pinnedVersion(remote: string): string | undefined {
  const version = read()[remote];
  return typeof version === 'string' && isVersionPinned(remote) ? version : undefined;
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
