import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredRemote, RegisteredVersion } from '@revisoins/contracts';
import { servedVersions } from '../edits/journal.ts';
import { listFiles } from './list-files.ts';

/** The files of a version that its code and its host ask for by their paths. */
const isShareable = (path: string) => /^(assets\/.+\.(js|css)|locales\/.+\.json)$/.test(path);

/** The version whose folder a file is loaded from: its own, or an earlier one where it is unchanged. Pure. */
export function versionWithFile(id: string, { unchanged = {} }: RegisteredVersion, path: string): string {
  const [folder] = Object.entries(unchanged).find(([, paths]) => paths.includes(path)) ?? [];
  return folder === undefined ? id : folder.slice('../'.length, -1);
}

/** The versions of a remote beside `base`, those that browsers are given first. */
function versionsBeside(remote: RegisteredRemote, base: string): [string, RegisteredVersion][] {
  const served = servedVersions(remote);
  const parent = new URL('..', base).href;
  return Object.entries(remote.versions)
    .filter(([id, version]) => version.base !== base && version.base === `${parent}${id}/`)
    .toReversed()
    .toSorted(([a], [b]) => Number(served.has(b)) - Number(served.has(a)));
}

/**
 * Which files of a build the site has already, byte for byte: their paths, by the folder of the version
 * relative to `base`. `versionFolder` is where the files of a version are.
 */
export function findUnchanged(
  remote: RegisteredRemote,
  { base, build }: { base: string; build: string },
  versionFolder: (version: string) => string,
): Record<string, string[]> {
  const earlier = versionsBeside(remote, base);
  const unchanged: Record<string, string[]> = {};
  for (const path of listFiles(build).filter(isShareable)) {
    const bytes = readFileSync(join(build, path));
    const holder = earlier
      .map(([id, version]) => versionWithFile(id, version, path))
      .find((id) => {
        const file = join(versionFolder(id), path);
        return existsSync(file) && readFileSync(file).equals(bytes);
      });
    if (holder !== undefined) (unchanged[`../${holder}/`] ??= []).push(path);
  }
  return unchanged;
}

/** A version that loads no file from a folder that is gone. Pure. */
export function withoutLostFolders(
  { unchanged = {}, ...version }: RegisteredVersion,
  exists: (folder: string) => boolean,
): RegisteredVersion {
  const there = Object.entries(unchanged).filter(([folder]) => exists(folder));
  return there.length === 0 ? version : { ...version, unchanged: Object.fromEntries(there) };
}
