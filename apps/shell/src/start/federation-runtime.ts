import type { Registry } from '@revisoins/contracts';
import { watchScripts, type FederationRuntime, type UnloadedScripts } from '@revisoins/federation';
import { provided } from './provided.ts';

/**
 * The federation runtime of this page. It loads with the first remote, together with everything that only
 * remotes use.
 */
export function createFederationRuntime(registry: Registry): FederationRuntime {
  let scripts: UnloadedScripts | undefined;
  let registered = Promise.resolve();
  const runtime = async () => {
    const { startFederation } = await import(/* webpackChunkName: "federation" */ './start-federation.ts');
    return startFederation(registry);
  };
  return {
    registerRemotes: (remotes) => {
      // From the first remote on: no script of a remote is needed earlier.
      scripts ??= watchScripts();
      registered = runtime().then((started) => started.registerRemotes(remotes));
      // The loader reports the failure.
      registered.catch(() => undefined);
    },
    loadRemote: async (id) => {
      await registered;
      return (await runtime()).loadRemote(id);
    },
    refresh: async ({ base, container }) => {
      // A script does not run a second time while what its entry defined exists.
      Reflect.deleteProperty(globalThis, container);
      await scripts?.refresh(base);
      // Its own copies from now on: the files of the earlier version may be gone.
      const { remotes } = registry;
      for (const version of Object.values(remotes).flatMap(({ versions }) => Object.values(versions)))
        if (version.base === base) delete version.unchanged;
    },
    provided: () => provided,
  };
}
