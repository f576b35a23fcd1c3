import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder with the lockfile of an app: that of this repository, or its own where it stands alone. */
export const findTree = (directory: string): string =>
  existsSync(join(directory, 'package-lock.json')) ? directory : resolve(directory, '../..');
