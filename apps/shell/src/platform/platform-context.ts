import type { FetchVersions, ReadRegistry, RemoteLoader } from '@revisoins/federation';
import { createContext, use } from 'react';
import type { AppliedOverrides } from './overrides.ts';

/** The style sheets of the remotes in a page: active while something of their remote is shown. */
export interface RemoteStyles {
  /** Activates a remote's style sheets until the returned function is called. */
  show(remote: string): () => void;
  /** Stops it: every style sheet of a remote is off and no longer tracked. */
  stop(): void;
}

/** Loads the screen of a path in advance. Never rejects or reports a failure: the navigation will. */
export type Prefetch = (pathname: string) => void;

/**
 * Asks which versions the site serves now, and follows it. Resolves to the remotes whose new version needs a
 * reload of this page. Never rejects.
 */
export type RefreshVersions = () => Promise<readonly string[]>;

export interface Platform {
  loader: RemoteLoader;
  prefetch: Prefetch;
  styles: RemoteStyles;
  refreshVersions: RefreshVersions;
  /** Adds to the loader the versions of a remote that browsers are no longer given. */
  fetchVersions: FetchVersions;
  /** The overrides of this browser. */
  overrides: Omit<AppliedOverrides, 'registry'>;
  /** Addresses where the operator allows a team's own build to be. */
  overrideOrigins: readonly string[];
  /** False when the page has no readable registry. */
  registryIsSound: boolean;
  /** What this host left out of the registry, and why. */
  refused: ReadRegistry['refused'];
}

export const PlatformContext = createContext<Platform | null>(null);

/** Everything that the shell needs in order to show parts of remotes. */
export function usePlatform(): Platform {
  const platform = use(PlatformContext);
  if (!platform) throw new Error('usePlatform is used outside of PlatformContext.');
  return platform;
}
