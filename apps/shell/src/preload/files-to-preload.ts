import type { Access, RegisteredVersion, Registry } from '@revisoins/contracts';
import { createRouteTable, resolveVersion, unmetRequirements } from '@revisoins/federation';

export interface Visit {
  pathname: string;
  browserId: string;
  isSignedIn: boolean;
  /** The versions of each shared package that the host offers. */
  provided: Record<string, readonly string[]>;
  /** Whether the browser gets another version than the registry says. */
  keepsOther(remote: string): boolean;
}

const mayShow = (access: Access, isSignedIn: boolean) =>
  access === 'everyone' || (access === 'signed-in') === isSignedIn;

function preloadedFiles({ base, integrity, preload = {} }: RegisteredVersion, route: string): string[] {
  const at = (path: string) => new URL(path, base).href;
  // A development server has files without hashes, and says itself what to load.
  return Object.keys(integrity).length === 0 ? [] : ['remoteEntry.js', ...(preload[route] ?? [])].map(at);
}

/**
 * The URLs that the remote of an address will load, so that they load beside the shell and not after it.
 * Empty when the guard would redirect the visitor, or for a version that the host cannot run.
 */
export function filesToPreload(
  registry: Registry,
  { pathname, browserId, isSignedIn, provided, keepsOther }: Visit,
): string[] {
  const chosen = Object.entries(registry.remotes)
    .filter(([remote]) => !keepsOther(remote))
    .flatMap(([remote, registered]) => {
      const version = registered.versions[resolveVersion(remote, registered, { browserId })];
      return version ? [{ remote, version, routes: version.declaration.routes }] : [];
    });
  const owned = createRouteTable(chosen)(pathname);
  const version = chosen.find(({ remote }) => remote === owned?.remote)?.version;
  if (!owned || !version || !mayShow(owned.route.access, isSignedIn)) return [];
  return unmetRequirements(version.shared, provided).length > 0
    ? []
    : preloadedFiles(version, owned.route.id);
}
