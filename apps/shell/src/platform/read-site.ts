import { siteConfigSchema, type Registry, type SiteConfig } from '@revisoins/contracts';
import {
  readInlined,
  readRegistry,
  versionArchive,
  type FetchVersions,
  type ReadRegistry,
} from '@revisoins/federation';

export interface Site extends Pick<ReadRegistry, 'refused'> {
  config: SiteConfig;
  registry: Registry;
  /** False when the page came without a readable registry: the shell shows, with no remote. */
  registryIsSound: boolean;
  /** Adds the versions of a remote to the registry that no browser is given any more. */
  fetchVersions: FetchVersions;
}

/** What the operator inlined in the page: where the backend is, and which remotes there are. `platform` is the origin that the page is of. Undefined without a configuration. */
export function readSite(page: Document, platform: string): Site | undefined {
  const config = siteConfigSchema.safeParse(readInlined('revisoins-config', page));
  if (!config.success) return undefined;
  const { registry, sound, refused } = readRegistry(readInlined('revisoins-registry', page));
  const fetchVersions = versionArchive({
    registry,
    refused,
    archives: readInlined('revisoins-archives', page),
    platform,
  });
  return { config: config.data, registry, refused, registryIsSound: sound, fetchVersions };
}
