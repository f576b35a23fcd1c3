import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type ShareScopeMap = Parameters<NonNullable<ModuleFederationRuntimePlugin['apply']>>[0]['shareScopeMap'];

/** A version of a shared library from before a break, made of the one that the host runs: at hand, or to be loaded when it is wanted. */
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
 * Puts earlier versions of shared libraries beside those that a host's runtime has registered: by itself it registers one of
 * each name. Which of them a remote gets is decided when it starts (`lendShareScope`).
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
