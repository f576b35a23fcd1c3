import { createHash } from 'node:crypto';
import type { Archives, Registry } from '@revisoins/contracts';
import { servedVersions } from '../edits/journal.ts';

/** A registry split for its pages. */
export interface SplitRegistry {
  /** Only the versions that browsers are given now. */
  served: Registry;
  /** Where the others are, by remote. */
  archives: Archives;
  /** Their content, by path below the shell's origin. */
  files: Map<string, string>;
}

/**
 * Whether a file in the shell's folder holds versions that browsers are no longer given; its name contains
 * the remote.
 */
export const archiveFile = (name: string): string | undefined =>
  /^assets\/versions\.([a-z][a-z0-9-]*)\.[0-9a-f]{10}\.json/.exec(name)?.[1];

/**
 * A registry for pages, which everybody loads: however long the history is, they contain only what can be
 * served now and, for each remote, the hash of a file with the rest. Pure.
 */
export function splitRegistry(registry: Registry): SplitRegistry {
  const split: SplitRegistry = { served: { ...registry, remotes: {} }, archives: {}, files: new Map() };
  for (const [name, remote] of Object.entries(registry.remotes)) {
    const served = servedVersions(remote);
    const versions = Object.entries(remote.versions);
    split.served.remotes[name] = {
      ...remote,
      // A version without a share is not served to anybody yet.
      traffic: Object.fromEntries(Object.entries(remote.traffic).filter(([, share]) => share > 0)),
      versions: Object.fromEntries(versions.filter(([version]) => served.has(version))),
    };
    const others = versions.filter(([version]) => !served.has(version));
    if (others.length === 0) continue;
    const text = JSON.stringify(Object.fromEntries(others));
    const path = `/assets/versions.${name}.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`;
    split.archives[name] = {
      path,
      integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
    };
    split.files.set(path, text);
  }
  return split;
}
