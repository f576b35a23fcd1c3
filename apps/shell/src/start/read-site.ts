import { siteConfigSchema, type Registry, type SiteConfig } from '@revisoins/contracts';
import { readInlined, readRegistry, type ReadRegistry } from '@revisoins/federation';

export interface Site extends Pick<ReadRegistry, 'refused'> {
  config: SiteConfig;
  registry: Registry;
  /** False when the page came without a readable registry: the shell shows, with no remote. */
  registryIsSound: boolean;
}

/** What the operator inlined in the page: where the backend is, and which remotes there are. Undefined without a configuration. */
export function readSite(page: Document): Site | undefined {
  const config = siteConfigSchema.safeParse(readInlined('revisoins-config', page));
  if (!config.success) return undefined;
  const { registry, sound, refused } = readRegistry(readInlined('revisoins-registry', page));
  return { config: config.data, registry, refused, registryIsSound: sound };
}
