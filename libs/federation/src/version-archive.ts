import { archivesSchema, type Archives } from '@revisoins/contracts';
import { readVersions, type ReadRegistry } from './read-registry.ts';

const TIMEOUT_MS = 3_000;
/** A single lost request must not cost a learner the pinned version of an attempt. */
const TRIES = 2;

export interface ArchiveOptions extends Pick<ReadRegistry, 'registry' | 'refused'> {
  /** The page's list of archives. A list that this host does not understand counts as missing. */
  archives: unknown;
  /** Origin of the platform. */
  platform: string;
}

/**
 * Adds the versions of a remote that the page does not contain to the registry. Rejects when they cannot be
 * fetched; the next call tries again.
 */
export type FetchVersions = (remote: string) => Promise<void>;

async function fetchJson({ path, integrity }: Archives[string], platform: string): Promise<unknown> {
  for (let left = TRIES; ; left--) {
    try {
      // The browser rejects content that differs from the hash in the page.
      const response = await fetch(new URL(path, platform), {
        integrity,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return await response.json();
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}

/**
 * The versions that a page does not contain because browsers are no longer given them. Fetched once for each
 * remote, when this browser has a pinned or overridden one, and parsed like the page's own registry. The
 * lists of versions in `registry` and `refused` grow in place, for everybody who has them.
 */
export function versionArchive({ registry, refused, archives, platform }: ArchiveOptions): FetchVersions {
  const known = archivesSchema.safeParse(archives).data ?? {};
  const fetched = new Map<string, Promise<void>>();

  const add = async (remote: string) => {
    const entry = registry.remotes[remote];
    const archive = known[remote];
    if (!entry || !archive) return;
    const versions = readVersions(await fetchJson(archive, platform), (version, reason) =>
      refused.push({ remote, version, reason }),
    );
    for (const [id, version] of Object.entries(versions)) entry.versions[id] ??= version;
  };

  return (remote) => {
    const before = fetched.get(remote);
    if (before) return before;
    const adding = add(remote);
    fetched.set(remote, adding);
    adding.catch(() => fetched.delete(remote));
    return adding;
  };
}
