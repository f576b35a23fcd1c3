import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lockfile } from './add-workspace.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Changes the lockfile of a repository as an install would, and updates the mark that tools/run.mjs compares.
 */
export function changeLockfile(tree: string, change: (lockfile: Lockfile) => Lockfile): void {
  const file = join(tree, 'package-lock.json');
  const stamp = join(tree, 'node_modules', '.revisoins-installed');
  const before = readFileSync(file, 'utf8');
  const after = `${JSON.stringify(change(JSON.parse(before) as Lockfile), null, 2)}\n`;
  writeFileSync(file, after);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sha256(before))
    writeFileSync(stamp, sha256(after));
}
