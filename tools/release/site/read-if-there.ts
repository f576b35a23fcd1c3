import { existsSync, readFileSync } from 'node:fs';

/** The content of a file; undefined when there is none. */
export const readIfThere = (file: string): Buffer | undefined =>
  existsSync(file) ? readFileSync(file) : undefined;

/** The text of a file; undefined when there is none. */
export const readTextIfThere = (file: string): string | undefined => readIfThere(file)?.toString();
