import type { Registry } from '@revisoins/contracts';
import { readRegistry } from './read-registry.ts';
import { readSiteFile, type SiteFile } from './site-file.schema.ts';
import { sitePaths, type SitePaths } from './site-paths.ts';

/** A site as a command finds it: read once, and handed on to whatever asks about it. */
export interface PublishedSite {
  paths: SitePaths;
  siteFile: SiteFile;
  registry: Registry;
}

/** Refuses what is no site, and a registry that is lost or damaged. */
export function readSite(folder: string): PublishedSite {
  const paths = sitePaths(folder);
  return { paths, siteFile: readSiteFile(paths), registry: readRegistry(paths) };
}
