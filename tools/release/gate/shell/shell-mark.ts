import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { TYPES_FILE } from '@revisoins/types/types-file.schema';
import { readIfThere } from '../../site/read-if-there.ts';
import type { SitePaths } from '../../site/site-paths.ts';

/** A short hash of what the live shell provides. It changes when a new shell provides something else. */
export function shellMark({ shell }: SitePaths): string {
  const hash = createHash('sha256');
  for (const name of ['provided.json', TYPES_FILE]) {
    const file = join(shell, name);
    hash.update(readIfThere(file) ?? 'none');
  }
  return hash.digest('hex');
}
