import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { linkFiles } from '@revisoins/workspace/link-files';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../../..');
const skipped = new Set(['node_modules', 'dist', '.local']);
/** The mark of an installation, which a change of the lockfile writes. */
const MARK = '.revisoins-installed';

/** Gives a copied repository the packages of this one, with its own links to the libraries and tools. */
export function linkPackages(tree: string): void {
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, '@revisoins'), { recursive: true });
  for (const name of readdirSync(join(repository, 'node_modules'))) {
    const [ours, theirs] = [join(repository, 'node_modules', name), join(modules, name)];
    if (name === MARK) copyFileSync(ours, theirs);
    else if (name !== '@revisoins') symlinkSync(ours, theirs);
  }
  for (const folder of ['libs', 'tools']) {
    const entries = readdirSync(join(tree, folder), { withFileTypes: true });
    for (const { name } of entries.filter((entry) => entry.isDirectory()))
      symlinkSync(join(tree, folder, name), join(modules, '@revisoins', name));
  }
}

/** A copy of the sources on the disk of the repository, with packages inside, as after an installation. */
export function installedTree(): string {
  const local = join(repository, '.local');
  mkdirSync(local, { recursive: true });
  const tree = copySources(mkdtempSync(join(local, 'tree-')));
  linkFiles(join(repository, 'node_modules'), join(tree, 'node_modules'));
  return tree;
}

/** A copy of the sources, with packages. */
export function copyTree(): string {
  const tree = copySources(mkdtempSync(join(tmpdir(), 'revisoins-tree-')));
  linkPackages(tree);
  return tree;
}

function copySources(tree: string): string {
  for (const name of [
    'apps',
    'libs',
    'tools',
    'content',
    'bench/results',
    'package.json',
    'package-lock.json',
    'tsconfig.base.json',
  ]) {
    cpSync(join(repository, name), join(tree, name), {
      recursive: true,
      filter: (path) => !skipped.has(basename(path)),
    });
  }
  return tree;
}

/** Builds an app of a copied tree for production; resolves to the folder of the build. */
export async function buildIn(tree: string, app: string): Promise<string> {
  const folder = join(tree, 'apps', app);
  await run(process.execPath, [join(tree, 'node_modules/@rspack/cli/bin/rspack.js'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (app === 'shell')
    await run(process.execPath, ['dist/prerender/main.cjs', 'dist/production/pages.json'], { cwd: folder });
  return join(folder, 'dist/production');
}
