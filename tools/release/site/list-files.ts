import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files below a folder, as paths in it with slashes; none when there is no folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
