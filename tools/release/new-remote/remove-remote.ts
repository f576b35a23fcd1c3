import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { removeWorkspace, type Manifest } from './add-workspace.ts';
import { changeLockfile } from './change-lockfile.ts';

/** Removes apps/<name>, and what `createRemote` wrote elsewhere for it. */
export function removeRemote(name: string, tree = root): void {
  const folder = `apps/${name}`;
  const { name: packageName } = JSON.parse(
    readFileSync(join(tree, folder, 'package.json'), 'utf8'),
  ) as Manifest;
  changeLockfile(tree, (lockfile) => removeWorkspace(lockfile, folder, packageName));
  rmSync(join(tree, 'node_modules', packageName), { force: true, recursive: true });
  rmSync(join(tree, folder), { recursive: true });
}
