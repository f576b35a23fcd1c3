import { readdirSync, statSync, type Dirent } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** All entries below a folder; unlike Node's own recursion, it does not follow links. */
function entriesBelow(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => [
    entry,
    ...(entry.isDirectory() ? entriesBelow(join(folder, entry.name)) : []),
  ]);
}

/** Maximum length of a file's path that every server and disk supports. */
const LONGEST_PATH = 200;

/** Maximum number of files of a build. */
export const MOST_FILES = 2_000;

/** Paths that differ in capital letters alone. Also for teams, whose Node may not have `Map.groupBy`. */
function alikePaths(paths: readonly string[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const key = path.toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Names that some servers or disks cannot store or distinguish: one sentence per kind. */
function nameProblems(paths: readonly string[]): string[] {
  const strange = paths.filter((path) => /[\\\p{C}]/u.test(path));
  const [long] = paths.filter(({ length }) => length > LONGEST_PATH);
  const [alike] = alikePaths(paths);
  return [
    ...(strange.length > 0
      ? [
          `${JSON.stringify(strange[0])} has a backslash or a character that nobody sees in its name; call it otherwise.`,
        ]
      : []),
    ...(long === undefined
      ? []
      : [
          `${long.slice(0, 60)}... has ${long.length} characters, more than the ${LONGEST_PATH} that a path may have; shorten it.`,
        ]),
    ...(alike
      ? [
          `${alike.join(' and ')} differ in capital letters alone, which many disks do not tell apart; call one otherwise.`,
        ]
      : []),
  ];
}

/**
 * What a build's folder must not contain: links, names that are not portable, too many files or bytes. A
 * sentence each; checked before anything is read.
 */
export function fileProblems(folder: string, most: number): string[] {
  const entries = entriesBelow(folder);
  const entryPath = (entry: (typeof entries)[number]) => relative(folder, join(entry.parentPath, entry.name));
  const strange = entries.filter((entry) => !entry.isFile() && !entry.isDirectory());
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) => ({ path: entryPath(entry), bytes: statSync(join(entry.parentPath, entry.name)).size }));
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
  const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  return [
    ...strange.map(
      (entry) =>
        `${entryPath(entry)} is ${entry.isSymbolicLink() ? 'a symbolic link' : 'no file'}, and a build holds files only: a server would follow it out of the build. Put the file itself there, or leave it out.`,
    ),
    ...nameProblems(sizes.map(({ path }) => path.replaceAll(sep, '/'))),
    ...(sizes.length > MOST_FILES
      ? [
          `The build has ${sizes.length} files, more than the ${MOST_FILES} that it may have. Leave out what no screen loads.`,
        ]
      : []),
    ...(sum > most
      ? [
          `The build weighs ${megabytes(sum)}, more than the ${megabytes(most)} that this site takes; its largest file is ${largest?.path} (${megabytes(largest?.bytes ?? 0)}). Leave out what no screen loads.`,
        ]
      : []),
  ];
}
