import { execFile, execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const repository = realpathSync(join(import.meta.dirname, '../../..'));

/**
 * Loaded into each program of the team: none may take a module from this tree, or anything that the oldest
 * Node which the packages promise does not have.
 */
const GUARD = `
import { registerHooks } from 'node:module';
const newer = [
  [Array, 'fromAsync'],
  [Map, 'groupBy'],
  [Object, 'groupBy'],
  [Promise, 'try withResolvers'],
  [RegExp, 'escape'],
  [Set.prototype, 'difference intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union'],
  [URL, 'parse'],
  [Iterator.prototype, 'drop every filter find flatMap forEach map reduce some take toArray'],
];
for (const [owner, names] of newer) for (const name of names.split(' ')) delete owner[name];
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    if (found.url.startsWith(${JSON.stringify(pathToFileURL(join(repository, '/')).href)}))
      throw new Error(specifier + ' was taken from the tree: ' + found.url);
    return found;
  },
});
`;

/** A folder of a team that has Node, npm and the address of a site, and not this tree. */
export interface OutsideFolder {
  path: string;
  /** What its programs find in their environment: nothing that names the tree. */
  environment: NodeJS.ProcessEnv;
}

export function makeOutsideFolder(): OutsideFolder {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'revisoins-outside-')));
  const [programs, cache, guard] = ['bin', 'npm', 'guard.mjs'].map((name) => join(path, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(programs);
  symlinkSync(process.execPath, join(programs, 'node'));
  writeFileSync(guard, GUARD);
  // The packages that npm has fetched before, without the programs of the sites that had this address before.
  const known = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim();
  mkdirSync(join(known, '_cacache'), { recursive: true });
  mkdirSync(cache);
  symlinkSync(join(known, '_cacache'), join(cache, '_cacache'));
  const { PATH = '', NODE_PATH: _, ...others } = process.env;
  const isOutside = (value: string | undefined) => value?.includes(repository) !== true;
  const environment = {
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => isOutside(value))),
    PATH: [programs, ...PATH.split(delimiter).filter(isOutside)].join(delimiter),
    NODE_OPTIONS: `--import ${pathToFileURL(guard).href}`,
    npm_config_cache: cache,
    npm_config_prefer_offline: 'true',
    npm_config_fetch_retries: '1',
  };
  return { path, environment };
}

/** Runs a command that needs packages in a folder of the team. Rejects with a sentence without a network. */
export async function runNpm(
  { environment }: OutsideFolder,
  cwd: string,
  words: readonly string[],
): Promise<{ stdout: string }> {
  const [command = 'npm', ...rest] = words;
  return run(command, rest, { cwd, env: environment, maxBuffer: 10_000_000 }).catch((error: unknown) => {
    const said = error instanceof Error ? error.message : String(error);
    if (!/E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|NOTCACHED)|network/.test(said)) throw error;
    throw new Error(
      `This test installs packages as a team does, and npm reached neither the registry nor a copy in its cache. Run it with a network.\n${said}`,
    );
  });
}

/** What in the packages of a folder leads out of it, or names this tree. */
export function leadsOut(folder: string): string[] {
  const modules = join(folder, 'node_modules');
  const links = readdirSync(modules, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((link) => !realpathSync(link).startsWith(join(realpathSync(folder), '/')));
  const ours = readdirSync(join(modules, '@revisoins'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file, 'utf8').includes(repository));
  const locked = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  return [...links, ...ours, ...(locked.match(/"link": true|"resolved": "file:.*"/g) ?? [])];
}
