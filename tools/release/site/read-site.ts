import { statSync } from 'node:fs';
import type { Registry } from '@revisoins/contracts';
import type { Journal } from '../edits/journal.ts';
import { readJournal } from './read-journal.ts';
import { readRegistry } from './read-registry.ts';
import { readSiteFile, type SiteFile } from './site-file.schema.ts';
import { sitePaths, type SitePaths } from './site-paths.ts';

/** The contents of a site's files. */
export interface SiteState {
  siteFile: SiteFile;
  registry: Registry;
  journal: Journal;
}

/** A site as a command finds it: read once and handed on. */
export interface PublishedSite {
  paths: SitePaths;
  siteFile: SiteFile;
  registry: Registry;
  /** Which registry.json that was: each change replaces the file. */
  mark: string;
}

/** Distinguishes a file from its replacement. */
export function fileMark(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeNs} ${stats.size}` : 'none';
}

/** Refuses a folder that is not a site, and a lost or damaged registry. */
export function readSite(folder: string): PublishedSite {
  const paths = sitePaths(folder);
  const siteFile = readSiteFile(paths);
  // First the mark: a registry that is replaced meanwhile is read again by `readState`.
  const mark = fileMark(paths.registry);
  return { paths, siteFile, registry: readRegistry(paths), mark };
}

/** The current contents. The registry is read again only when another command has changed it. */
export function readState({ paths, registry, mark }: PublishedSite): SiteState {
  const current = fileMark(paths.registry) === mark ? registry : readRegistry(paths);
  return { siteFile: readSiteFile(paths), registry: current, journal: readJournal(paths, current) };
}
