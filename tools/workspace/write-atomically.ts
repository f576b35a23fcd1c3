import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file and flushes it to the disk. */
function writeDurably(file: string, content: string | Uint8Array): void {
  const handle = openSync(file, 'w');
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Flushes written files to the disk, several at a time, which the disk does faster than one after the other.
 */
export async function flushToDisk(files: Iterable<string>): Promise<void> {
  await Promise.all(
    Array.from(files, async (file) => {
      const handle = await open(file, 'r+');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
    }),
  );
}

/** Replaces a file atomically: readers find the old content or the new, never a part. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    writeDurably(temporary, content);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
