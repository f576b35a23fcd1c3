import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type ShareScopeMap = Parameters<NonNullable<ModuleFederationRuntimePlugin['apply']>>[0]['shareScopeMap'];

/**
 * An earlier version of a shared library, from before a breaking change, built on the one that the host runs;
 * at hand, or loaded on demand.
 */
export type EarlierLibrary = { name: string; version: string } & (
  | { library: unknown }
  | { load(): Promise<unknown> }
);

/** How the runtime gets it. */
function access(earlier: EarlierLibrary) {
  if ('library' in earlier) {
    const lib = () => earlier.library;
    return { lib, get: () => Promise.resolve(lib), loaded: true };
  }
  const get = async () => {
    const library = await earlier.load();
    return () => library;
  };
  return { get };
}

/**
 * Registers earlier versions of shared libraries beside the host's: the runtime itself registers one of each
 * name. `lendShareScope` decides which version a remote gets.
 */
export function offerEarlier(scopes: ShareScopeMap, earlier: readonly EarlierLibrary[]): void {
  for (const offered of earlier) {
    const { name, version } = offered;
    const versions = scopes['default']?.[name];
    const [current] = Object.values(versions ?? {});
    if (!versions || !current) throw new Error(`The host offers ${name} ${version} and has no ${name}.`);
    const { from, scope, strategy } = current;
    const shareConfig = { ...current.shareConfig, requiredVersion: `^${version}` };
    versions[version] = {
      version,
      from,
      scope,
      strategy,
      shareConfig,
      deps: [],
      useIn: [],
      loading: null,
      ...access(offered),
    };
  }
}
