import {
  fileUrl,
  type Access,
  type RegisteredRemote,
  type RegisteredVersion,
  type Registry,
} from '@revisoins/contracts';
import { ENTRY } from '@revisoins/contracts/entry-file';
import { createRouteTable, resolveVersion, unmetRequirements } from '@revisoins/federation';
import type { Override } from '../platform/overrides.ts';
import { withOverride } from '../platform/with-override.ts';

export interface Visit {
  pathname: string;
  browserId: string;
  isSignedIn: boolean;
  /** Of the page: 'fr' or 'en'. */
  language: string;
  /** The versions of each shared package that the host offers. */
  provided: Record<string, readonly string[]>;
  /** The version that an attempt under way has pinned. */
  pinned(remote: string): string | undefined;
  /** What this browser runs instead of the site's choice. */
  override(remote: string): Override | undefined;
}

const mayShow = (access: Access, isSignedIn: boolean) =>
  access === 'everyone' || (access === 'signed-in') === isSignedIn;

function preloadedFiles(version: RegisteredVersion, route: string, language: string): string[] {
  const { integrity, preload = {}, declaration } = version;
  // A development server serves files without hashes, and decides itself what to load.
  if (Object.keys(integrity).length === 0) return [];
  const texts = declaration.namespaces.map((namespace) => `locales/${language}/${namespace}.json`);
  return [ENTRY, ...(preload[route] ?? []), ...texts].map((path) => fileUrl(version, path));
}

/** The version of a remote that the loader will take; undefined when this page does not contain it. */
function chosenVersion(
  remote: string,
  registered: RegisteredRemote,
  { browserId, pinned, override }: Visit,
): RegisteredVersion | undefined {
  const chosen = override(remote);
  const pinnedVersion = pinned(remote);
  if (
    (chosen && chosen.kind !== 'version') ||
    (pinnedVersion !== undefined && !registered.versions[pinnedVersion])
  )
    return undefined;
  const offered = chosen ? withOverride(registered, chosen.version) : registered;
  return registered.versions[resolveVersion(remote, offered, { browserId, pinned: pinnedVersion })];
}

/**
 * The URLs that the remote of an address will load, so that they load beside the shell and not after it.
 * Empty when the guard would redirect the visitor, or for a version that the host cannot run.
 */
export function filesToPreload(registry: Registry, visit: Visit): string[] {
  const chosen = Object.entries(registry.remotes).flatMap(([remote, registered]) => {
    const version = chosenVersion(remote, registered, visit);
    return version ? [{ remote, version, routes: version.declaration.routes }] : [];
  });
  const owned = createRouteTable(chosen)(visit.pathname);
  const version = chosen.find(({ remote }) => remote === owned?.remote)?.version;
  if (!owned || !version || !mayShow(owned.route.access, visit.isSignedIn)) return [];
  return unmetRequirements(version.shared, visit.provided).length > 0
    ? []
    : preloadedFiles(version, owned.route.id, visit.language);
}
