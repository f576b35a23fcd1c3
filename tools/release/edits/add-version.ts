import type { RegisteredVersion, Registry } from '@revisoins/contracts';
import { withRemote } from './known-remote.ts';
import { promote } from './promote.ts';

export interface NewVersion {
  version: string;
  registered: RegisteredVersion;
  /**
   * The percentage of browsers that get it. The first version of a remote becomes the default in any case.
   */
  traffic: number;
}

/**
 * Adds a version to the registry; the other shares stay, except that a share of 100 makes it the default.
 * Adding it again sets its share. Pure.
 */
export function addVersion(registry: Registry, { version, registered, traffic }: NewVersion): Registry {
  const { name } = registered.declaration;
  const remote = registry.remotes[name];
  if (!remote)
    return withRemote(registry, name, { default: version, traffic: {}, versions: { [version]: registered } });
  const listed = withRemote(registry, name, {
    ...remote,
    versions: { ...remote.versions, [version]: remote.versions[version] ?? registered },
  });
  return remote.default === version ? listed : promote(listed, name, version, traffic);
}
