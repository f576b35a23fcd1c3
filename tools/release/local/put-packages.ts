import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SitePaths } from '../site/site-paths.ts';

/**
 * Puts the packages for teams outside where the site serves them, if this tree has made any. The old ones are
 * gone: whoever has installed them has them, with their hashes in the lockfile.
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
