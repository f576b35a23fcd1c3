import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstDeclaration } from '@revisoins/release/new-remote/first-declaration';
import { localFolder } from '@revisoins/workspace/paths';
import { buildRemote } from '../build/build-remote.ts';
import { remoteFiles } from '../create/remote-files.ts';
import { writeTypes } from '../pack/types-package.ts';
import { keptName } from '../releases/kept-name.ts';

const page = join(import.meta.dirname, 'kept-page.tsx.txt');

/** Left out of the build: skeletons are rendered with files that only the packages have. */
const LEFT_OUT = ['rspack.config.js', 'src/skeletons.tsx'];

/**
 * Builds a remote with the SDK of this tree as a team outside does, with a page that uses each library;
 * resolves to the folder of its build, in `parent`.
 */
export async function buildKeptRemote(version: string, parent: string): Promise<string> {
  const name = keptName(version);
  const directory = join(parent, name);
  const sdk = join(directory, 'node_modules/@revisoins/sdk');
  mkdirSync(sdk, { recursive: true });
  await writeTypes(sdk);
  writeFileSync(join(sdk, 'package.json'), JSON.stringify({ name: '@revisoins/sdk', version }));
  const files = remoteFiles({ name, site: 'https://site.example', order: 90, packages: {}, versions: {} });
  files['remote.json'] = JSON.stringify({ ...firstDeclaration(name, 90), slots: [] });
  files['package-lock.json'] = JSON.stringify({ lockfileVersion: 3, packages: {} });
  for (const [path, text] of Object.entries(files)) {
    if (LEFT_OUT.includes(path)) continue;
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  writeFileSync(
    join(directory, 'src/home.page.tsx'),
    readFileSync(page, 'utf8').replaceAll('__name__', name),
  );
  return buildRemote(directory);
}

/** Calls `use` with a folder in this tree, where its packages are found, and removes it afterwards. */
export async function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(localFolder, { recursive: true });
  const folder = mkdtempSync(join(localFolder, 'kept-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
