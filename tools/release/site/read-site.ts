import type { Registry } from '@revisoins/contracts';
import { readRegistry } from './read-registry.ts';
import { readSiteFile, type SiteFile } from './site-file.schema.ts';
import { sitePaths, type SitePaths } from './site-paths.ts';

/** A site as a command finds it: read once and passed on. */
export interface PublishedSite {
  paths: SitePaths;
  siteFile: SiteFile;
  registry: Registry;
}

/** Refuses a folder that is not a site, and a lost or damaged registry. */
export function readSite(folder: string): PublishedSite {
  const paths = sitePaths(folder);
  return { paths, siteFile: readSiteFile(paths), registry: readRegistry(paths) };
}
