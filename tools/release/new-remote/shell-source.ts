import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder } from '@revisoins/workspace/paths';

/** The paths of the pages of this tree's shell, which no new remote of the tree can have. */
export const pathsInSource = (): string[] =>
  [
    ...readFileSync(join(appFolder('shell'), 'src/routing/shell-routes.tsx'), 'utf8').matchAll(
      /\bpath: '(\/[^']*)'/g,
    ),
  ].flatMap(([, path]) => path ?? []);
