import { posix } from 'node:path';

/** Folders with one folder for each component, whose names are enough. */
const selfExplaining = ['libs/ui'];

/**
 * Folders that the READMEs of packages do not describe, one sentence each: every app, library and tool has a
 * README that names each folder of its sources. `files` are paths, `read` returns the text of one. Pure but
 * for `read`.
 */
export function checkFolders(files: readonly string[], read: (file: string) => string): string[] {
  const folders = new Map<string, Set<string>>();
  for (const file of files) {
    const [, part, folder] = /^((?:apps|libs)\/[^/]+\/src|tools\/[^/]+)\/(?:([^/]+)\/)?[^/]/.exec(file) ?? [];
    if (part === undefined) continue;
    const known = folders.get(part) ?? new Set();
    if (folder !== undefined) known.add(folder);
    folders.set(part, known);
  }
  return [...folders].flatMap(([sources, names]) => {
    const part = sources.replace(/\/src$/, '');
    const readme = posix.join(part, 'README.md');
    if (!files.includes(readme))
      return [`${part} has no README.md: say there what it is and what its folders are.`];
    if (selfExplaining.includes(part)) return [];
    const text = read(readme);
    return [...names]
      .filter((name) => !text.includes(`\`${name}\``) && !text.includes(`\`${name}/\``))
      .map((name) => `${readme} does not say what is in ${sources}/${name}.`);
  });
}
