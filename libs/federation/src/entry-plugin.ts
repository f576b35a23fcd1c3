import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Registry } from '@revisoins/contracts';
import { lendShareScope } from './lend-share-scope.ts';

/** The integrity of every script that the registry pins, by its URL. */
function pinned(registry: Registry): Map<string, string> {
  const versions = Object.values(registry.remotes).flatMap((remote) => Object.values(remote.versions));
  return new Map(
    versions.flatMap(({ base, integrity }) =>
      Object.entries(integrity).map(([path, hash]): [string, string] => [new URL(path, base).href, hash]),
    ),
  );
}

/** What each version takes from its host, by the URL of its entry. */
function wantedByEntry(registry: Registry): Map<string, Record<string, string>> {
  const versions = Object.values(registry.remotes).flatMap((remote) => Object.values(remote.versions));
  return new Map(versions.map(({ base, shared }) => [new URL('remoteEntry.js', base).href, shared]));
}

/**
 * How the federation runtime loads a remote's script: with a time limit of its own (the runtime would wait 20 s), and
 * with the integrity that the registry pins. A version with pinned scripts runs no other, and none adds to what is shared.
 */
export function entryPlugin(registry: Registry, timeout: number): ModuleFederationRuntimePlugin {
  const hashes = pinned(registry);
  const wanted = wantedByEntry(registry);
  const pinnedBases = Object.values(registry.remotes)
    .flatMap((remote) => Object.values(remote.versions))
    .filter(({ integrity }) => Object.keys(integrity).length > 0)
    .map(({ base }) => base);
  return {
    name: 'revisoins-entry',
    beforeInitContainer: (options) => lendShareScope(options, wanted.get(options.remoteInfo.entry) ?? {}),
    createScript({ url }) {
      const integrity = hashes.get(url);
      if (integrity === undefined && pinnedBases.some((base) => url.startsWith(base))) {
        throw new Error(`${url} is not pinned by the registry and does not run.`);
      }
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (integrity !== undefined) script.integrity = integrity;
      return { script, timeout };
    },
  };
}
