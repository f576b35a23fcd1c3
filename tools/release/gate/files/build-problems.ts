import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Candidate } from '../candidate.ts';

/** The requirements in the entry, as the bundler writes them. */
const takenBy = (entry: string) => [
  ...new Set([...entry.matchAll(/shareKey:\s*["']([^"']+)["']/g)].flatMap(([, name]) => name ?? [])),
];

/** The scripts of a build by their paths. */
function readScripts(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    names
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

/** Maximum numbers of files that a route may preload and that a build may list. */
const MOST_PRELOADED = 50;
const MOST_LISTED = 500;

/** A plain relative path of a script or style sheet. */
const isPlain = (name: string) => /^([\w@~+-][\w.@~+-]*\/)*[\w@~+-][\w.@~+-]*\.(js|css)$/.test(name);

/** Why a list of files in build.json is not valid: a sentence each. */
function listProblems(folder: string, what: string, names: readonly string[], most: number): string[] {
  if (names.length > most)
    return [`build.json ${what} ${names.length} files, more than the ${most} that it may; build again.`];
  const isFile = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() ?? true;
  const odd = names.filter((name) => !isPlain(name) || !isFile(name));
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  return [
    ...[...new Set(odd)].map(
      (name) =>
        `build.json ${what} ${JSON.stringify(name)}, which is not a plain path of a script or a style sheet of the build; build again.`,
    ),
    ...[...new Set(repeated)].map((name) => `build.json ${what} ${name} more than once; build again.`),
  ];
}

/** Where build.json and the declaration differ from the content of the build: a sentence each. */
export function buildProblems({
  folder,
  declaration,
  shared,
  entry = '',
  preload = {},
  files,
}: Candidate): string[] {
  const missing = (names: readonly string[]) =>
    [...new Set(names)].filter((name) => isPlain(name) && !existsSync(join(folder, name)));
  const scripts = readScripts(folder);
  const undeclared = takenBy(entry).filter((name) => shared[name] === undefined);
  const names = (id: string) =>
    [...scripts.values()].some(
      (text) =>
        ['"', "'", '`'].some((quote) => text.includes(`${quote}${id}${quote}`)) ||
        new RegExp(`[{,]\\s*${id}\\s*[:,}]`).test(text),
    );
  const routes = declaration.routes.map(({ id }) => id);
  const listed = missing(files ?? []);
  return [
    ...(files === undefined
      ? [
          'build.json does not say which files the build has ("files"), so that nobody can check that they are all there; build again with the preset.',
        ]
      : []),
    ...listProblems(folder, 'lists', files ?? [], MOST_LISTED),
    ...Object.values(preload).flatMap((list) => listProblems(folder, 'preloads', list, MOST_PRELOADED)),
    ...listed.map(
      (name) =>
        `${name} is missing: the build made it, and a screen would ask for it in vain. Build again, and publish the folder as it is.`,
    ),
    ...missing(Object.values(preload).flat())
      .filter((name) => !listed.includes(name))
      .map((name) => `build.json preloads ${name}, which is not there; build again.`),
    ...Object.keys(preload)
      .filter((id) => !routes.includes(id))
      .map(
        (id) =>
          `build.json preloads files of the route "${id}", which remote.json does not declare; build again.`,
      ),
    ...undeclared.map(
      (name) =>
        `Its entry takes ${name} from the host and build.json does not say so, so that nobody can check which version; build again with the preset.`,
    ),
    ...(scripts.size === 0
      ? []
      : [...declaration.routes, ...declaration.slots]
          .filter(({ id }) => !names(id))
          .map(
            ({ id }) =>
              `No script of the build has anything with the id "${id}", which remote.json declares; build again, or take it out of remote.json.`,
          )),
  ];
}
