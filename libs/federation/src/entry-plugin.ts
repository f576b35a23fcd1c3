import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Registry } from '@revisoins/contracts';
import { lendShareScope } from './lend-share-scope.ts';

/**
 * The hash that the registry pins for a script; undefined for a version without hashes. Throws for a script
 * that must not run. Reads the registry each time: versions may have been added.
 */
export function pinnedHash(registry: Registry, url: string): string | undefined {
  const owners = Object.values(registry.remotes)
    .flatMap((remote) => Object.values(remote.versions))
    .filter(({ base, integrity }) => url.startsWith(base) && Object.keys(integrity).length > 0);
  const [, hash] =
    owners.flatMap(({ base, integrity }) =>
      Object.entries(integrity).filter(([path]) => new URL(path, base).href === url),
    )[0] ?? [];
  if (hash === undefined && owners.length > 0)
    throw new Error(`${url} is not pinned by the registry and does not run.`);
  return hash;
}

/** The requirements of the version with that entry. */
function wantedBy(registry: Registry, entry: string): Record<string, string> {
  const versions = Object.values(registry.remotes).flatMap((remote) => Object.values(remote.versions));
  return versions.find(({ base }) => new URL('remoteEntry.js', base).href === entry)?.shared ?? {};
}

/**
 * How the federation runtime loads a remote's script: with its own time limit (the runtime would wait 20 s),
 * and with the pinned integrity. A version with pinned scripts runs no other, and none adds to the shared
 * libraries.
 */
export function entryPlugin(registry: Registry, timeout: number): ModuleFederationRuntimePlugin {
  return {
    name: 'revisoins-entry',
    beforeInitContainer: (options) => lendShareScope(options, wantedBy(registry, options.remoteInfo.entry)),
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
