import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { componentScripts, isComponentFile } from './component-scripts.ts';
import { findImports, type Import } from './find-imports.ts';
import type { TypesFile } from './types-file.schema.ts';
import { findSource } from './workspace-packages.ts';

const isSource = (file: string) => /(?<!\.d)\.tsx?$/.test(file) || isComponentFile(file);

/** The imports of a source. Throws for a computed specifier: nothing is left out silently. */
function literalImports(file: string, text: string): Import[] {
  const imports = findImports(file, text);
  const computed = imports.find(({ specifier }) => specifier === '');
  if (computed)
    throw new Error(
      `${file}:${computed.line} computes what it imports, so nobody knows what it uses; write it as import('...').`,
    );
  return imports;
}

export interface Used {
  /** The names that are imported from each library. */
  uses: TypesFile['uses'];
  /** The sources that import them, by path. */
  sources: ReadonlyMap<string, string>;
}

/**
 * The names that the sources reachable from some entries import from libraries. Paths are relative to `root`,
 * paths of libraries to `libraryRoot`.
 */
export function usedNames(
  root: string,
  entries: readonly string[],
  libraries: readonly string[],
  libraryRoot = root,
): Used {
  const uses = new Map<string, Map<string, boolean>>();
  const sources = new Map<string, string>();
  const seen = new Set(entries);
  for (const file of seen) {
    const text = readFileSync(join(root, file), 'utf8');
    const source = isComponentFile(file) ? componentScripts(file, text) : { name: file, text };
    sources.set(source.name, source.text);
    for (const { specifier, names } of literalImports(source.name, source.text)) {
      if (libraries.includes(specifier)) {
        const used = uses.get(specifier) ?? new Map<string, boolean>();
        // A value import wins over a type import of the same name.
        for (const { name, isType } of names) used.set(name, isType && (used.get(name) ?? true));
        uses.set(specifier, used);
        continue;
      }
      const target = specifier.startsWith('.')
        ? posix.join(posix.dirname(file), specifier)
        : findSource(libraryRoot, specifier);
      if (target !== undefined && isSource(target)) seen.add(target);
    }
  }
  const sortedNames = (used: Map<string, boolean>, types: boolean) =>
    [...used]
      .filter(([, isType]) => isType === types)
      .map(([name]) => name)
      .sort();
  const sorted = [...uses]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([library, used]) => [
      library,
      { values: sortedNames(used, false), types: sortedNames(used, true) },
    ]);
  return { uses: Object.fromEntries(sorted), sources };
}
