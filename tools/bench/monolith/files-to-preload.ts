import type { Registry } from '@revisoins/contracts';
import { ENTRY } from '@revisoins/contracts/entry-file';
import { filesToPreload as allFiles } from 'bench-files-to-preload';

/**
 * What the monolith preloads for an address: its route's files, as the federated page does, without an entry.
 */
export const filesToPreload = (registry: Registry, visit: unknown) =>
  allFiles(registry, visit).filter((url) => !url.endsWith(`/${ENTRY}`));
