import { getInstance, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { watchScripts, type FederationRuntime, type UnloadedScripts } from '@revisoins/federation';

let scripts: UnloadedScripts | undefined;

/** The federation runtime of this page. */
export const federationRuntime: FederationRuntime = {
  registerRemotes: (remotes, options) => {
    // From the first remote on: none of its scripts is wanted earlier.
    scripts ??= watchScripts();
    registerRemotes(remotes, options);
  },
  loadRemote,
  refresh: async (base) => scripts?.refresh(base),
  provided: () => {
    const scope = getInstance()?.shareScopeMap.default ?? {};
    return Object.fromEntries(Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions)]));
  },
};
