import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder with the lockfile of an app: this repository, or the app's own folder outside of it. */
export const findTree = (directory: string): string =>
  existsSync(join(directory, 'package-lock.json')) ? directory : resolve(directory, '../..');
