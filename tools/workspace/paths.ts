import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders of the repository, absolute. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const appFolder = (app: string) => join(root, 'apps', app);
export const localFolder = join(root, '.local');
