import { existsSync, mkdirSync, symlinkSync, writeFileSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { addWorkspace, type Manifest, removeWorkspace } from './add-workspace.ts';
import { changeLockfile } from './change-lockfile.ts';

/** Makes the workspace known to npm as an install would: lockfile and link. */
function link(folder: string, manifest: Manifest, tree: string): void {
  changeLockfile(tree, (lockfile) => addWorkspace(lockfile, folder, manifest));
  const place = join(tree, 'node_modules', manifest.name);
  mkdirSync(dirname(place), { recursive: true });
  if (!existsSync(place))
    symlinkSync(
      relative(dirname(place), join(tree, folder)),
      place,
      process.platform === 'win32' ? 'junction' : 'dir',
    );
}

/** Writes the files of a new remote to apps/<name> and makes it known to npm. Changes no other source. */
export function createRemote(name: string, files: Record<string, string>, tree = root): void {
  const folder = `apps/${name}`;
  for (const [path, text] of Object.entries(files)) {
    const file = join(tree, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  link(folder, JSON.parse(files['package.json'] ?? '') as Manifest, tree);
}

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
