import type { RemoteDeclaration } from '@revisoins/contracts';
import { addVersion } from '../edits/add-version.ts';
import { withNote } from '../edits/journal.ts';
import type { SiteState } from './change-site.ts';
import type { BuildDescription } from './describe-build.ts';
import { folderBytes, putVersion } from './put-version.ts';
import { versionPath, type SitePaths } from './site-paths.ts';
import type { Staged } from './staged-change.ts';

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

/**
 * Publishes a build: stages its files and adds it to the registry and the journal. A build that was published
 * before keeps its files and gets the requested share.
 */
export function publishVersion(
  { registry, journal }: Pick<SiteState, 'registry' | 'journal'>,
  paths: SitePaths,
  { folder, declaration, build, version, traffic, origin }: Publication,
  staged: Staged,
): Pick<SiteState, 'registry' | 'journal'> & { isNew: boolean } {
  const { name } = declaration;
  const { fingerprint, ...description } = build;
  const base = `${origin}/${versionPath(name, version)}`;
  const added = addVersion(registry, { version, traffic, registered: { base, declaration, ...description } });
  const isNew = putVersion(folder, fingerprint, paths.version(name, version), version, staged) === 'copied';
  const now = new Date();
  const note = { publishedAt: now.toISOString(), bytes: folderBytes(folder) };
  return {
    registry: added,
    journal: isNew || !journal[name]?.[version] ? withNote(journal, name, version, note, now) : journal,
    isNew,
  };
}
