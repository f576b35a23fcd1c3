import { fileFolders, type Registry } from '@revisoins/contracts';

export interface CodeOwner {
  owner: string;
  version?: string;
}

/**
 * The remote, or the shell, that a URL belongs to; undefined for a foreign URL. `platform` is the shell's
 * origin. Pure.
 */
export function findOwner(url: string, registry: Registry, platform: string): CodeOwner | undefined {
  for (const [owner, { versions }] of Object.entries(registry.remotes)) {
    const listed = Object.entries(versions);
    const found =
      listed.find(([, { base }]) => url.startsWith(base)) ??
      listed.find(([, version]) => fileFolders(version).some((folder) => url.startsWith(folder)));
    if (found) return { owner, version: found[0] };
  }
  return url.startsWith(`${platform}/`) ? { owner: 'shell' } : undefined;
}
