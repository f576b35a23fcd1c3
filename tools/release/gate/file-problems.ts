import { readdirSync, statSync, type Dirent } from 'node:fs';
import { join, relative } from 'node:path';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Everything below a folder; unlike Node's own recursion, behind no link. */
function entriesBelow(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => [
    entry,
    ...(entry.isDirectory() ? entriesBelow(join(folder, entry.name)) : []),
  ]);
}

/** What in the folder of a build is no file of its own, or too much: a sentence each. Asked before any of it is read. */
export function fileProblems(folder: string, most: number): string[] {
  const entries = entriesBelow(folder);
  const pathOf = (entry: (typeof entries)[number]) => relative(folder, join(entry.parentPath, entry.name));
  const strange = entries.filter((entry) => !entry.isFile() && !entry.isDirectory());
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) => ({ path: pathOf(entry), bytes: statSync(join(entry.parentPath, entry.name)).size }));
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
  const [largest] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  return [
    ...strange.map(
      (entry) =>
        `${pathOf(entry)} is ${entry.isSymbolicLink() ? 'a symbolic link' : 'no file'}, and a build holds files only: a server would follow it out of the build. Put the file itself there, or leave it out.`,
    ),
    ...(sum > most
      ? [
          `The build weighs ${megabytes(sum)}, more than the ${megabytes(most)} that this site takes; its largest file is ${largest?.path} (${megabytes(largest?.bytes ?? 0)}). Leave out what no screen loads.`,
        ]
      : []),
  ];
}
