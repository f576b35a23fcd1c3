import type { FetchVersions, ReadRegistry, RemoteLoader } from '@revisoins/federation';
import { createContext, use } from 'react';
import type { AppliedOverrides } from './overrides.ts';

/** The style sheets of the remotes in a page: they hold while something of their remote shows. */
export interface RemoteStyles {
  /** Has those of a remote hold until the function that this returns is called. */
  show(remote: string): () => void;
  /** Ends it: nothing that remotes brought holds any more, nor is looked after. */
  stop(): void;
}

/** Loads the screen of a path before it is asked for. Never rejects, and tells nobody when it fails: the navigation will. */
export type Prefetch = (pathname: string) => void;

/** Asks which versions the site gives now, and follows it. The remotes in the answer have one that needs this page to be loaded anew. Never rejects. */
export type RefreshVersions = () => Promise<readonly string[]>;

export interface Platform {
  loader: RemoteLoader;
  prefetch: Prefetch;
  styles: RemoteStyles;
  refreshVersions: RefreshVersions;
  /** Adds the versions of a remote that no browser is given any more to what the loader knows. */
  fetchVersions: FetchVersions;
  /** What this browser runs instead of the site's choice. */
  overrides: Pick<AppliedOverrides, 'active' | 'refused'>;
  /** Addresses from which the operator lets a team run its own build. */
  overrideOrigins: readonly string[];
  /** False when the site came without a readable registry. */
  registryIsSound: boolean;
  /** What this host left out of the registry, and why. */
  refusedParts: ReadRegistry['refused'];
}

export const PlatformContext = createContext<Platform | null>(null);

/** What the parts of the shell need that show something of the remotes. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('usePlatform is used outside of PlatformContext.');
  return platform;
}
