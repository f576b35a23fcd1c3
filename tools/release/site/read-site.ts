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
  /** The current contents. A file is read again only when it has been replaced since. */
  state: () => SiteState;
}

/** Distinguishes a file from its replacement. */
function fileMark(file: string): string {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeNs} ${stats.size}` : 'none';
}

/** Reads what depends on some files, and again once one of them is replaced. */
function remember<Content>(files: readonly string[], read: () => Content): () => Content {
  let known: { mark: string; content: Content } | undefined;
  return () => {
    // First the mark: a file that is replaced meanwhile is read again the next time.
    const mark = files.map(fileMark).join();
    if (known?.mark !== mark) known = { mark, content: read() };
    return known.content;
  };
}

/** Refuses a folder that is not a site, and a lost or damaged registry. */
export function readSite(folder: string): PublishedSite {
  const paths = sitePaths(folder);
  const siteFile = remember([paths.siteFile], () => readSiteFile(paths));
  const registry = remember([paths.registry], () => readRegistry(paths));
  const journal = remember([paths.journal, paths.registry], () => readJournal(paths, registry()));
  return {
    paths,
    siteFile: siteFile(),
    registry: registry(),
    state: () => ({ siteFile: siteFile(), registry: registry(), journal: journal() }),
  };
}
