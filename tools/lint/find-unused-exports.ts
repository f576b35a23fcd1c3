import { parseSync } from 'oxc-parser';
import { findImports } from '@revisoins/types/find-imports';
import { findPart } from './check-file.ts';

/** The entries of libraries: the specifier under which others import one, and its source file. */
export type Entries = Readonly<Record<string, string>>;

/** The names that a source exports, except through `export *`. */
const exportedNames = (file: string, source: string): string[] =>
  parseSync(file, source).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name } }) => (name === null ? [] : [name])),
  );

const isTest = (file: string) => /^tests\/|\.(test|fixture)\.tsx?$/.test(file);
/** It names the accepted exports, which does not count as a use. */
const LIST = 'tools/lint/boundaries.ts';

/** What each part of the tree imports from our entries: the names, `*` for a whole module. */
function importsByPart(sources: Readonly<Record<string, string>>, entries: Entries) {
  const parts = new Map<string, Map<string, Set<string>>>();
  for (const [file, source] of Object.entries(sources)) {
    if (isTest(file)) continue;
    const part = findPart(file);
    for (const { specifier, names } of findImports(file, source)) {
      if (!(specifier in entries)) continue;
      const imported = parts.get(part) ?? new Map<string, Set<string>>();
      const known = imported.get(specifier) ?? new Set();
      imported.set(specifier, new Set([...known, ...names.map(({ name }) => name)]));
      parts.set(part, imported);
    }
  }
  return parts;
}

/**
 * Names that an entry of a library exports for nobody, a sentence for each: no other part of the tree uses
 * them, or, where a library has a `/hosting` beside its index, no remote uses them. Tests do not count: what
 * only they need is in a `*.fixture`. A module that is imported as a whole offers all its names, so those
 * that occur in any other source count as used. `accepted` lists known ones, as 'specifier name'; an accepted
 * name that is now used is reported too. Pure.
 */
export function findUnusedExports(
  sources: Readonly<Record<string, string>>,
  entries: Entries,
  hosts: readonly string[],
  accepted: readonly string[] = [],
): string[] {
  const parts = importsByPart(sources, entries);
  const words = new Map<string, Set<string>>();
  for (const [file, source] of Object.entries(sources)) {
    if (isTest(file) || file === LIST) continue;
    const known = words.get(findPart(file)) ?? new Set();
    for (const word of source.match(/[A-Za-z_$][\w$]*/g) ?? []) known.add(word);
    words.set(findPart(file), known);
  }
  const known = new Set(accepted);
  const problems = Object.entries(entries).flatMap(([specifier, file]) => {
    const own = findPart(file);
    const others = [...parts].filter(([part]) => part !== own);
    const isWhole = others.some(([, imported]) => imported.get(specifier)?.has('*'));
    const withHosting = `${specifier}/hosting` in entries;
    return exportedNames(file, sources[file] ?? '').flatMap((name) => {
      const users = isWhole
        ? [...words].filter(([part, said]) => part !== own && said.has(name)).map(([part]) => part)
        : others.filter(([, imported]) => imported.get(specifier)?.has(name)).map(([part]) => part);
      const isUnused = users.length === 0;
      if (!isUnused && !(withHosting && users.every((part) => hosts.includes(part)))) return [];
      if (known.delete(`${specifier} ${name}`)) return [];
      return isUnused
        ? [`${file} exports ${name}, which nothing outside ${own} uses; take it out.`]
        : [`${file} exports ${name}, which only hosts use; it belongs in ${specifier}/hosting.`];
    });
  });
  return [
    ...problems,
    ...[...known].map(
      (one) => `"${one}" needs no exception any more; take it out of tools/lint/boundaries.ts.`,
    ),
  ];
}
