import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@revisoins/stack/data-lock';

const NAME = /^revisoins-received-(\d+)-/;

/** A new folder for the files that this program receives. It removes those of programs that were killed. */
export function makeReceivedFolder(): string {
  removeLeftBehind();
  return mkdtempSync(join(tmpdir(), `revisoins-received-${process.pid}-`));
}

/** Removes what programs have received that are no more. */
export function removeLeftBehind(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
