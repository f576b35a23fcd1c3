import type { RegisteredVersion, Registry } from '@revisoins/contracts';
import { withRemote } from './known-remote.ts';
import { promote } from './promote.ts';

export interface NewVersion {
  version: string;
  registered: RegisteredVersion;
  /** Percent of learners who get it. The first version of a remote is the default, whatever is asked. */
  traffic: number;
}

/**
 * The registry with a version more; what the others get stays, but for a share of 100, which makes it the default.
 * Listing one again sets its share. Pure.
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
