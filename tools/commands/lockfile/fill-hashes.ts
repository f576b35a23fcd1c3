import type { Lockfile } from './complete-platforms.ts';

/** The hash that a registry has of a package's archive; undefined when it does not have the package. */
export type LookUp = (name: string, version: string) => Promise<string | undefined>;

/**
 * Adds the hashes that a lockfile lacks, as far as the registry has them: without one, npm takes whatever it is given.
 * `lacking` names the packages that stay without.
 */
export async function fillHashes(
  lockfile: Lockfile,
  lookUp: LookUp,
): Promise<{ lockfile: Lockfile; lacking: string[] }> {
  const packages = { ...lockfile.packages };
  const lacking: string[] = [];
  for (const [place, entry] of Object.entries(packages)) {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? [];
    const { version } = entry;
    if (name === undefined || version === undefined || entry['link'] || entry['integrity']) continue;
    const integrity = await lookUp(name, version);
    if (integrity === undefined) lacking.push(`${name}@${version}`);
    else packages[place] = { ...entry, integrity };
  }
  return { lockfile: { ...lockfile, packages }, lacking };
}
