import type { Registry } from '@revisoins/contracts';
import { watchScripts, type FederationRuntime, type UnloadedScripts } from '@revisoins/federation';
import { provided } from './provided.ts';

/** The federation runtime of this page. It loads with the first remote, and with it what only remotes use. */
export function createFederationRuntime(registry: Registry): FederationRuntime {
  let scripts: UnloadedScripts | undefined;
  let registered = Promise.resolve();
  const runtime = async () => {
    const { startFederation } = await import(/* webpackChunkName: "federation" */ './start-federation.ts');
    return startFederation(registry);
  };
  return {
    registerRemotes: (remotes) => {
      // From the first remote on: none of its scripts is wanted earlier.
      scripts ??= watchScripts();
      registered = runtime().then((started) => started.registerRemotes(remotes));
      // Whoever loads the remote is told.
      registered.catch(() => undefined);
    },
    loadRemote: async (id) => {
      await registered;
      return (await runtime()).loadRemote(id);
    },
    refresh: async ({ base, container }) => {
      // What an entry defined runs no script a second time while it is there.
      Reflect.deleteProperty(globalThis, container);
      await scripts?.refresh(base);
    },
    provided: () => provided,
  };
}
