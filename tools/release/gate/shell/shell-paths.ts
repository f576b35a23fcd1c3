import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder } from '@revisoins/workspace/paths';

/** The paths of the shell's own pages, read from its source. */
export function shellPaths(file = join(appFolder('shell'), 'src/routing/shell-routes.tsx')): string[] {
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/\bpath: '(\/[^']*)'/g)].flatMap(([, path]) => path ?? []);
}
