import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { fileFolders, fileUrl, type Registry } from '@revisoins/contracts';
import { lendShareScope } from './lend-share-scope.ts';

const versionsIn = (registry: Registry) =>
  Object.values(registry.remotes).flatMap((remote) => Object.values(remote.versions));

/**
 * Where a page loads a remote's file from: `url` is its place in the folder of its version. Reads the
 * registry each time: versions may have been added.
 */
export function locateFile(registry: Registry, url: string): string {
  const owner = versionsIn(registry).find(({ base }) => url.startsWith(base));
  return owner ? fileUrl(owner, url.slice(owner.base.length)) : url;
}

/**
 * The hash that the registry pins for a script; undefined for a version without hashes. Throws for a script
 * that must not run.
 */
export function pinnedHash(registry: Registry, url: string): string | undefined {
  const owners = versionsIn(registry).filter(
    (version) =>
      Object.keys(version.integrity).length > 0 &&
      fileFolders(version).some((folder) => url.startsWith(folder)),
  );
  const [, hash] =
    owners.flatMap((version) =>
      Object.entries(version.integrity).filter(
        ([path]) => new URL(path, version.base).href === url || fileUrl(version, path) === url,
      ),
    )[0] ?? [];
  if (hash === undefined && owners.length > 0)
    throw new Error(`${url} is not pinned by the registry and does not run.`);
  return hash;
}

/** The requirements of the version with that entry. */
function requiredBy(registry: Registry, entry: string): Record<string, string> {
  return (
    versionsIn(registry).find(({ base }) => new URL('remoteEntry.js', base).href === entry)?.shared ?? {}
  );
}

/**
 * How the federation runtime loads a remote's script: with its own time limit (the runtime would wait 20 s),
 * and with the pinned integrity. A version with pinned scripts runs no other, and none adds to the shared
 * libraries.
 */
export function entryPlugin(registry: Registry, timeout: number): ModuleFederationRuntimePlugin {
  return {
    name: 'revisoins-entry',
    beforeInitContainer: (options) => lendShareScope(options, requiredBy(registry, options.remoteInfo.entry)),
    createScript({ url }) {
      const integrity = pinnedHash(registry, url);
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (integrity !== undefined) script.integrity = integrity;
      return { script, timeout };
    },
  };
}
