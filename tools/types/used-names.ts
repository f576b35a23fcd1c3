import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { findImports } from './find-imports.ts';
import type { TypesFile } from './types-file.schema.ts';
import { sourceOf } from './workspace-packages.ts';

const isSource = (file: string) => /(?<!\.d)\.tsx?$/.test(file);

/** Throws when the text imports a library in a way that `findImports` does not read: nothing is left out silently. */
function requireAllRead(file: string, text: string, libraries: readonly string[]): void {
  for (const library of libraries) {
    const written = text.match(new RegExp(`(\\bfrom|\\bimport\\s*\\()\\s*['"]${library}['"]`, 'g'))?.length ?? 0;
    const read = findImports(text).filter(({ specifier }) => specifier === library).length;
    if (written > read) throw new Error(`${file} imports ${library} in a way that the tools do not read; write it as import { names } from '${library}'.`);
  }
}

/** What the sources that some entries lead to take from libraries. Paths are relative to `root`. */
export function usedNames(root: string, entries: readonly string[], libraries: readonly string[]): TypesFile['uses'] {
  const uses = new Map<string, Map<string, boolean>>();
  const seen = new Set(entries);
  for (const file of seen) {
    const text = readFileSync(join(root, file), 'utf8');
    requireAllRead(file, text, libraries);
    for (const { specifier, names } of findImports(text)) {
      if (libraries.includes(specifier)) {
        const used = uses.get(specifier) ?? new Map<string, boolean>();
        // A value wins over a type of the same name.
        for (const { name, isType } of names) used.set(name, isType && (used.get(name) ?? true));
        uses.set(specifier, used);
        continue;
      }
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : sourceOf(root, specifier);
      if (target !== undefined && isSource(target)) seen.add(target);
    }
  }
  const namesOf = (used: Map<string, boolean>, types: boolean) => [...used].filter(([, isType]) => isType === types).map(([name]) => name).sort();
  return Object.fromEntries(
    [...uses].sort(([a], [b]) => (a < b ? -1 : 1)).map(([library, used]) => [library, { values: namesOf(used, false), types: namesOf(used, true) }]),
  );
}
