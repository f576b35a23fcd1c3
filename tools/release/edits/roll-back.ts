import type { Registry } from '@revisoins/contracts';
import { Refusal } from '../refusal.ts';
import type { Journal } from './journal.ts';
import { knownRemote, requireVersion, withRemote } from './known-remote.ts';

export interface RollBack {
  registry: Registry;
  /** The versions that browsers no longer get. */
  withdrawn: string[];
  /** The version that everybody gets now. */
  version: string;
}

/** Former defaults that were not rolled back, newest first. */
function formerDefaults(journal: Journal, name: string, versions: readonly string[]): string[] {
  const notes = journal[name] ?? {};
  return versions
    .filter(
      (version) => notes[version]?.defaultSince !== undefined && notes[version].withdrawnAt === undefined,
    )
    .sort((a, b) => (notes[b]?.defaultSince ?? '').localeCompare(notes[a]?.defaultSince ?? ''));
}

/** Why a version would not run in the live shell, as a sentence; undefined when it would. */
export type WhyNot = (version: string) => string | undefined;

/**
 * Undoes the latest step in the registry. Canaries end and the default stays; without canaries, the default
 * goes back to the last known good version or an earlier default, the first that runs in the live shell. `to`
 * names a version. Pure.
 */
export function rollBack(
  registry: Registry,
  journal: Journal,
  name: string,
  to?: string,
  whyNot: WhyNot = () => undefined,
): RollBack {
  const remote = knownRemote(registry, name);
  const canaries = Object.keys(remote.traffic);
  if (to !== undefined) requireVersion(remote, name, to);
  const former = formerDefaults(journal, name, Object.keys(remote.versions)).filter(
    (version) => version !== remote.default,
  );
  const good = remote.lastKnownGood === remote.default ? undefined : remote.lastKnownGood;
  const before = canaries.length > 0 ? [remote.default] : [...(good === undefined ? [] : [good]), ...former];
  const targets = to === undefined ? before : [to];
  const version = targets.find((one) => one === remote.default || whyNot(one) === undefined);
  if (version === undefined) {
    const [first] = targets;
    throw new Refusal(
      first === undefined
        ? `${name} has nothing to go back to: ${remote.default} is the only version that was ever the default. Publish a corrected version.`
        : `${name} ${first} would not run in the live shell. ${whyNot(first)} Or publish a corrected version of ${name}.`,
    );
  }
  const withdrawn = [...canaries, ...(version === remote.default ? [] : [remote.default])].filter(
    (one) => one !== version,
  );
  const nextGood =
    version === remote.default
      ? good
      : former.find((other) => other !== version && whyNot(other) === undefined);
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
