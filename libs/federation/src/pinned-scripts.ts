import { fileFolders, fileUrl, type Registry } from '@revisoins/contracts';

const versionsIn = (registry: Registry) =>
  Object.values(registry.remotes).flatMap((remote) => Object.values(remote.versions));

/**
 * Where a page loads a remote's file from: `url` is its place in the folder of its version. Reads the
 * registry each time: versions may have been added.
 */
export function locateFile(registry: Registry, url: string): string {
  const owner = versionsIn(registry).find(({ base }) => url.startsWith(base));
  return owner ? fileUrl(owner, url.slice(owner.base.length)) : url;
}

/**
 * The hash that the registry pins for a script; undefined for a version without hashes. Throws for a script
 * that must not run.
 */
export function pinnedHash(registry: Registry, url: string): string | undefined {
  const owners = versionsIn(registry).filter(
    (version) =>
      Object.keys(version.integrity).length > 0 &&
      fileFolders(version).some((folder) => url.startsWith(folder)),
  );
  const [, hash] =
    owners.flatMap((version) =>
      Object.entries(version.integrity).filter(
        ([path]) => new URL(path, version.base).href === url || fileUrl(version, path) === url,
      ),
    )[0] ?? [];
  if (hash === undefined && owners.length > 0)
    throw new Error(`${url} is not pinned by the registry and does not run.`);
  return hash;
}
