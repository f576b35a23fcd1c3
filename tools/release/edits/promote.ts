import type { RegisteredRemote, Registry } from '@revisoins/contracts';
import { Refusal } from '../refusal.ts';
import { knownRemote, requireVersion, withRemote, withShare } from './known-remote.ts';

/** The version to promote when none is named: the only canary. Refuses when there is none, or several. */
export function onlyCanary(remote: RegisteredRemote, name: string): string {
  const [canary, ...others] = Object.keys(remote.traffic);
  if (canary !== undefined && others.length === 0) return canary;
  const listed = Object.keys(remote.versions).filter((version) => version !== remote.default);
  throw new Refusal(
    listed.length === 0
      ? `${name} has only ${remote.default}, which everybody gets. Publish another version first.`
      : `Say which version of ${name} to promote: ${listed.join(', ')}.`,
  );
}

/**
 * The registry after a version gets a share of the traffic. A share of 100 makes it the default, and the
 * former default the last known good. Pure.
 */
export function promote(registry: Registry, name: string, version: string, share: number): Registry {
  const remote = knownRemote(registry, name);
  requireVersion(remote, name, version);
  if (share === 100) {
    const lastKnownGood = remote.default === version ? remote.lastKnownGood : remote.default;
    return withRemote(registry, name, {
      versions: remote.versions,
      default: version,
      traffic: {},
      ...(lastKnownGood === undefined ? {} : { lastKnownGood }),
    });
  }
  if (remote.default === version) {
    throw new Refusal(
      `${version} is the default of ${name}: it gets what the others leave. Promote another version, or use "rollback ${name}".`,
    );
  }
  return withRemote(registry, name, { ...remote, traffic: withShare(remote.traffic, version, share) });
}
