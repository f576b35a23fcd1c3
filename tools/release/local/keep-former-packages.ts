import { copyFileSync, existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** How many files of earlier builds are kept: those of about ten builds. */
const KEPT = 60;

/** A tarball named after its content: lockfiles of teams refer to it with its hash. */
const named = /-[0-9a-f]{12}\.tgz$/;

/**
 * Copies the packages of earlier builds beside those that replace them, the newest first, so that a team that
 * installed one can still install it, with the same hash, until it updates.
 */
export function keepFormerPackages(former: string, next: string): void {
  if (!existsSync(former)) return;
  const kept = readdirSync(former)
    .filter((name) => named.test(name) && !existsSync(join(next, name)))
    .map((name) => ({ name, time: statSync(join(former, name)).mtime }))
    .sort((a, b) => b.time.getTime() - a.time.getTime())
    .slice(0, KEPT);
  for (const { name, time } of kept) {
    copyFileSync(join(former, name), join(next, name));
    utimesSync(join(next, name), time, time);
  }
}
