import type { Lockfile } from './complete-platforms.ts';

/** The registry's hash of a package archive; undefined for an unknown package. */
export type LookUp = (name: string, version: string) => Promise<string | undefined>;

/**
 * Adds missing hashes to a lockfile, as far as the registry has them: npm does not verify a package without a
 * hash. `lacking` names the packages that remain without one.
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
