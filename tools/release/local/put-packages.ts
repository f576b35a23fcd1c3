import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePaths } from '../site/site-paths.ts';

/**
 * Copies the packages for outside teams to the place where the site serves them, if this tree has built any.
 * The old ones are removed: teams that installed them have them, with their hashes in the lockfile.
 */
export function putPackages({ sdk }: SitePaths, made: string): void {
  const index = (folder: string) => {
    const file = join(folder, 'index.json');
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  if (index(made) === undefined || index(made) === index(sdk)) return;
  cpSync(made, `${sdk}.new`, { recursive: true });
  rmSync(sdk, { recursive: true, force: true });
  renameSync(`${sdk}.new`, sdk);
}
