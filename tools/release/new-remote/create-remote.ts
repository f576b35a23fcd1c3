import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../site/paths.ts';
import { addWorkspace, type Lockfile, type Manifest } from './add-workspace.ts';
import { allowImports } from './allow-imports.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Makes the workspace known to npm as an install would: lockfile, link, and the mark that tools/run.mjs compares. */
function link(folder: string, manifest: Manifest): void {
  const lockPath = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules', '.revisoins-installed');
  const before = readFileSync(lockPath, 'utf8');
  const after = `${JSON.stringify(addWorkspace(JSON.parse(before) as Lockfile, folder, manifest), null, 2)}\n`;
  writeFileSync(lockPath, after);
  const place = join(root, 'node_modules', manifest.name);
  if (!existsSync(place)) symlinkSync(relative(dirname(place), join(root, folder)), place, process.platform === 'win32' ? 'junction' : 'dir');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sha256(before)) writeFileSync(stamp, sha256(after));
}

/** Writes the files of a new remote to apps/<name> and makes it known to npm and to the boundary check. */
export function createRemote(name: string, files: Record<string, string>): void {
  const folder = `apps/${name}`;
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const boundaries = join(root, 'tools/lint/boundaries.ts');
  writeFileSync(boundaries, allowImports(readFileSync(boundaries, 'utf8'), name));
  link(folder, JSON.parse(files['package.json'] ?? '') as Manifest);
}
