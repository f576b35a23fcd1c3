import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder } from './paths.ts';

/** Where the build of an app lies; throws when there is none. */
export function builtFolder(app: string, kind: 'production' | 'development' = 'production'): string {
  const folder = join(appFolder(app), 'dist', kind);
  if (!existsSync(folder)) throw new Error(`apps/${app} is not built: ${folder} is missing.`);
  return folder;
}
