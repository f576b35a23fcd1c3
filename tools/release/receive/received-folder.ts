import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@revisoins/stack/data-lock';

const NAME = /^revisoins-received-(\d+)-/;

/** What this program has received. */
const own = new Set<string>();

/** A new folder for the files that this program receives. It removes those of programs that were killed. */
export function makeReceivedFolder(): string {
  removeLeftBehind();
  const folder = mkdtempSync(join(tmpdir(), `revisoins-received-${process.pid}-`));
  own.add(folder);
  return folder;
}

/**
 * Removes what programs have received that are no more; in a container, one had the number of this one.
 * `dead` is known to be no more, although the system may still list it.
 */
export function removeLeftBehind(dead?: number): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    const folder = join(tmpdir(), name);
    const isInUse = pid === process.pid ? own.has(folder) : pid !== dead && isAlive(pid);
    if (Number.isNaN(pid) || isInUse) continue;
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Somebody else's.
    }
  }
}
