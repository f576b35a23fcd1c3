import { init } from '@module-federation/enhanced/runtime';
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin';
import * as auth from '@revisoins/auth';
import type { Registry } from '@revisoins/contracts';
import {
  entryPlugin,
  locateFile,
  offerEarlier,
  ownShareScope,
  pinnedHash,
  type FederationRuntime,
} from '@revisoins/federation';
import * as host from '@revisoins/host';
import * as i18n from '@revisoins/i18n';
import * as router from '@revisoins/router';
import react from 'react';
import reactDom from 'react-dom';
import jsxRuntime from 'react/jsx-runtime';
import { earlierLibraries } from './earlier-libraries.ts';
import { provided } from './provided.ts';
import { bundlerRuntime, schemas, startContainer } from './lent-runtime.ts';

const ENTRY_TIMEOUT = 10_000;

const here = (library: unknown) => ({ lib: () => library });

/**
 * What remotes take from the host; all of it is loaded when the first remote runs, except the backend's
 * client.
 */
const libraries: Record<string, { lib: () => unknown } | { get: () => Promise<() => unknown> }> = {
  react: here(react),
  'react-dom': here(reactDom),
  'react/jsx-runtime': here(jsxRuntime),
  '@revisoins/auth': here(auth),
  '@revisoins/host': here(host),
  '@revisoins/i18n': here(i18n),
  '@revisoins/router': here(router),
  '@revisoins/backend': {
    get: async () => {
      const backend = await import('@revisoins/backend');
      return () => backend;
    },
  },
};

const shared = Object.fromEntries(
  Object.entries(libraries).map(([name, library]) => {
    const [version] = provided[name] ?? [];
    if (version === undefined) throw new Error(`The host has ${name} and does not promise it.`);
    return [
      name,
      {
        ...library,
        version,
        shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
      },
    ];
  }),
);

let started: Pick<FederationRuntime, 'registerRemotes' | 'loadRemote'> | undefined;

/** Starts the federation runtime of this page, once, with the host's shared libraries. */
export function startFederation(registry: Registry) {
  if (!started) {
    const plugins = [provideRuntimeCore(), entryPlugin(registry, ENTRY_TIMEOUT)];
    const instance = init({
      name: 'revisoins_shell',
      remotes: [],
      shared,
      shareStrategy: 'loaded-first',
      plugins,
    });
    offerEarlier(instance.shareScopeMap, earlierLibraries);
    ownShareScope(instance.shareScopeMap);
    // Entries of remotes have no copy of their own (borrowed-runtime.ts of the preset).
    const lent = {
      bundlerRuntime,
      startContainer,
      schemas,
      locateFile: (url: string) => locateFile(registry, url),
      pinnedHash: (url: string) => pinnedHash(registry, url),
    };
    Object.assign(globalThis, { revisoinsFederation: lent });
    // Not the runtime's own functions: they act on the instance that was made last, a remote's.
    started = {
      registerRemotes: (remotes) => instance.registerRemotes(remotes),
      loadRemote: (id) => instance.loadRemote(id),
    };
  }
  return started;
}
