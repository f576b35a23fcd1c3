import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portOffset } from './port-offset.ts';

/** Folders of the repository, absolute. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const appFolder = (app: string) => join(root, 'apps', app);
export const localFolder = join(root, '.local');

/** Where the build of an app is; throws when there is none. */
export function builtFolder(
  app: string,
  kind: 'production' | 'development' | 'preview' = 'production',
): string {
  const folder = join(appFolder(app), 'dist', kind);
  if (!existsSync(folder)) throw new Error(`apps/${app} is not built: ${folder} is missing.`);
  return folder;
}

/** Where npm start lays out the local site; one for each PORT_OFFSET. */
export function localSite(offset = portOffset()): string {
  return join(localFolder, offset === 0 ? 'site' : `site-${offset}`);
}
