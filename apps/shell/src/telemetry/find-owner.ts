import type { Registry } from '@revisoins/contracts';

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
    const found = Object.entries(versions).find(([, { base }]) => url.startsWith(base));
    if (found) return { owner, version: found[0] };
  }
  return url.startsWith(`${platform}/`) ? { owner: 'shell' } : undefined;
}
