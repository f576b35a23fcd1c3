import type { RemoteDeclaration } from '@revisoins/contracts';
import { addVersion, type NewVersion } from '../edits/add-version.ts';
import { withNote } from '../edits/journal.ts';
import type { SiteState } from './read-site.ts';
import type { BuildDescription } from './describe-build.ts';
import { folderBytes, putVersion } from './put-version.ts';
import { versionPath, type SitePaths } from './site-paths.ts';
import type { Staged } from './staged-change.ts';
import { findUnchanged } from './unchanged-files.ts';

export interface VersionName {
  /** Words to use instead of the fingerprint. */
  tag?: string | undefined;
  /** The declaration's version unchanged. */
  release?: boolean | undefined;
}

/**
 * The id under which a build is published: the declared version and the fingerprint of its content, unless
 * specified otherwise.
 */
export function versionId(
  { version }: RemoteDeclaration,
  fingerprint: string,
  { tag, release = false }: VersionName = {},
): string {
  return release ? version : `${version}-${tag ?? fingerprint}`;
}

export interface Publication {
  /** The folder of the build. */
  folder: string;
  declaration: RemoteDeclaration;
  build: BuildDescription;
  version: string;
  /** The percentage of browsers that get it. */
  traffic: number;
  /** The origin that serves the remote's files. */
  origin: string;
}

/** A publication as the registry lists it. Pure. */
export function registeredVersion({ declaration, build, version, traffic, origin }: Publication): NewVersion {
  const { fingerprint: _, ...description } = build;
  const base = `${origin}/${versionPath(declaration.name, version)}`;
  return { version, traffic, registered: { base, declaration, ...description } };
}

/**
 * Publishes a build: stages its files and adds it to the registry and the journal. Browsers load the files
 * that an earlier version has, too, from there. A build that was published before keeps its files and gets
 * the requested share.
 */
export function publishVersion(
  { registry, journal }: Pick<SiteState, 'registry' | 'journal'>,
  paths: SitePaths,
  publication: Publication,
  staged: Staged,
): Pick<SiteState, 'registry' | 'journal'> & { isNew: boolean } {
  const { folder, declaration, build, version } = publication;
  const { name } = declaration;
  const { registered, ...rest } = registeredVersion(publication);
  const remote = registry.remotes[name];
  const unchanged = remote
    ? findUnchanged(remote, { base: registered.base, build: folder }, (id) => paths.version(name, id))
    : {};
  const whole = Object.keys(unchanged).length > 0 ? { ...registered, unchanged } : registered;
  const added = addVersion(registry, { ...rest, registered: whole });
  const isNew =
    putVersion(folder, build.fingerprint, paths.version(name, version), version, staged) === 'copied';
  const now = new Date();
  const note = { publishedAt: now.toISOString(), bytes: folderBytes(folder) };
  return {
    registry: added,
    journal: isNew || !journal[name]?.[version] ? withNote(journal, name, version, note, now) : journal,
    isNew,
  };
}
