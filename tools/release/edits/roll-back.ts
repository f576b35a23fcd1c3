import type { Registry } from '@revisoins/contracts';
import { Refusal } from '../refusal.ts';
import type { Journal } from '../site/journal.ts';
import { knownRemote, requireVersion, withRemote } from './known-remote.ts';

export interface RollBack {
  registry: Registry;
  /** What nobody gets any more. */
  withdrawn: string[];
  /** What everybody gets now. */
  version: string;
}

/** The versions that were the default and were not taken back, the latest first. */
function formerDefaults(journal: Journal, name: string, versions: readonly string[]): string[] {
  const notes = journal[name] ?? {};
  return versions
    .filter((version) => notes[version]?.defaultSince !== undefined && notes[version].withdrawnAt === undefined)
    .sort((a, b) => (notes[b]?.defaultSince ?? '').localeCompare(notes[a]?.defaultSince ?? ''));
}

/**
 * The registry with the latest step taken back. With candidates beside the default, they end and the default stays;
 * without, the default goes back to the last known good version, or the default before. `to` names a version. Pure.
 */
export function rollBack(registry: Registry, journal: Journal, name: string, to?: string): RollBack {
  const remote = knownRemote(registry, name);
  const candidates = Object.keys(remote.traffic);
  if (to !== undefined) requireVersion(remote, name, to);
  const others = formerDefaults(journal, name, Object.keys(remote.versions)).filter((version) => version !== remote.default);
  const good = remote.lastKnownGood === remote.default ? undefined : remote.lastKnownGood;
  const version = to ?? (candidates.length > 0 ? remote.default : (good ?? others[0]));
  if (version === undefined) {
    throw new Refusal(`${name} has nothing to go back to: ${remote.default} is the only version that was ever the default. Publish a corrected version.`);
  }
  const withdrawn = [...candidates, ...(version === remote.default ? [] : [remote.default])].filter((one) => one !== version);
  const nextGood = version === remote.default ? good : others.find((other) => other !== version);
  return {
    version,
    withdrawn,
    registry: withRemote(registry, name, {
      versions: remote.versions,
      default: version,
      traffic: {},
      ...(nextGood === undefined ? {} : { lastKnownGood: nextGood }),
    }),
  };
}
