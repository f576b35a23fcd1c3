import type { Registry } from '@revisoins/contracts';

export interface Part {
  part: string;
  version?: string;
}

/**
 * The part of the platform that a URL belongs to; undefined for a foreign URL. `platform` is the shell's
 * origin. Pure.
 */
export function findOwner(url: string, registry: Registry, platform: string): Part | undefined {
  for (const [part, { versions }] of Object.entries(registry.remotes)) {
    const found = Object.entries(versions).find(([, { base }]) => url.startsWith(base));
    if (found) return { part, version: found[0] };
  }
  return url.startsWith(`${platform}/`) ? { part: 'shell' } : undefined;
}
