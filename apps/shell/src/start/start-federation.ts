import * as auth from '@revisoins/auth';
import type { Registry } from '@revisoins/contracts';
import {
  createContainers,
  locateFile,
  offerLibraries,
  pinnedHash,
  startContainer,
  type FederationRuntime,
} from '@revisoins/federation';
import * as host from '@revisoins/host';
import * as i18n from '@revisoins/i18n';
import * as router from '@revisoins/router';
import react from 'react';
import reactDom from 'react-dom';
import jsxRuntime from 'react/jsx-runtime';
import { earlierLibraries } from './earlier-libraries.ts';
import { schemas } from './lent-schemas.ts';
import { provided } from './provided.ts';

const ENTRY_TIMEOUT = 10_000;

/**
 * What remotes take from the host; all of it is loaded when the first remote runs, except the backend's
 * client.
 */
const libraries: Record<string, { library: unknown } | { load: () => Promise<unknown> }> = {
  react: { library: react },
  'react-dom': { library: reactDom },
  'react/jsx-runtime': { library: jsxRuntime },
  '@revisoins/auth': { library: auth },
  '@revisoins/host': { library: host },
  '@revisoins/i18n': { library: i18n },
  '@revisoins/router': { library: router },
  '@revisoins/backend': { load: () => import('@revisoins/backend') },
};

const offered = Object.entries(libraries).map(([name, library]) => {
  const [version] = provided[name] ?? [];
  if (version === undefined) throw new Error(`The host has ${name} and does not promise it.`);
  return { name, version, ...library };
});

let started: Pick<FederationRuntime, 'registerRemotes' | 'loadRemote'> | undefined;

/** Starts the federation of this page, once, with the host's shared libraries. */
export function startFederation(registry: Registry) {
  if (!started) {
    // What entries of remotes do not contain (decision 22).
    const lent = {
      startContainer,
      schemas,
      locateFile: (url: string) => locateFile(registry, url),
      pinnedHash: (url: string) => pinnedHash(registry, url),
    };
    Object.assign(globalThis, { revisoinsFederation: lent });
    const makeShareScope = offerLibraries([...offered, ...earlierLibraries]);
    started = createContainers({ registry, makeShareScope, entryTimeout: ENTRY_TIMEOUT });
  }
  return started;
}
