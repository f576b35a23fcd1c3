import { siteConfigSchema, type Registry, type SiteConfig } from '@revisoins/contracts';
import {
  readInlined,
  readInlinedRegistry,
  versionArchive,
  type FetchVersions,
  type ReadRegistry,
} from '@revisoins/federation';

export interface Site extends Pick<ReadRegistry, 'refused'> {
  config: SiteConfig;
  registry: Registry;
  /** False when the page has no readable registry: the shell starts without remotes. */
  registryIsSound: boolean;
  /** Adds to the registry the versions of a remote that browsers are no longer given. */
  fetchVersions: FetchVersions;
}

/**
 * What the operator inlined in the page: the backend's address, and the remotes. `platform` is the origin of
 * the page. Undefined without a configuration.
 */
export function readSite(page: Document, platform: string): Site | undefined {
  const config = siteConfigSchema.safeParse(readInlined('revisoins-config', page));
  if (!config.success) return undefined;
  const { registry, sound, refused } = readInlinedRegistry(page);
  const fetchVersions = versionArchive({
    registry,
    refused,
    archives: readInlined('revisoins-archives', page),
    platform,
  });
  return { config: config.data, registry, refused, registryIsSound: sound, fetchVersions };
}
