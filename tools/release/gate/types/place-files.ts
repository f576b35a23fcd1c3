import { createHash } from 'node:crypto';
import { findImports, withSpecifiers } from '@revisoins/types/find-imports';
import { toSpecifier, resolveSpecifier } from '@revisoins/types/specifiers';

/** The files that each file imports, by its path. */
const importedFiles = (files: Record<string, string>) =>
  new Map(
    Object.entries(files).map(([file, text]) => [
      file,
      findImports(file, text)
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => resolveSpecifier(file, specifier)),
    ]),
  );

/** The files that a file leads to, including itself, sorted. */
function reach(imported: ReadonlyMap<string, readonly string[]>, file: string): string[] {
  const seen = new Set([file]);
  for (const one of seen) for (const next of imported.get(one) ?? []) seen.add(next);
  return [...seen].sort();
}

export interface PlacedFiles {
  /** Texts by their new path. */
  texts: Record<string, string>;
  /** The new path of each file. */
  places: Record<string, string>;
}

/**
 * Puts declaration files at paths that depend on their content and everything they import: an unchanged file
 * of two builds has one path, so its types are identical, including private members and unique symbols. Pure.
 */
export function placeFiles(files: Record<string, string>): PlacedFiles {
  const places: Record<string, string> = {};
  // Each is parsed once, whatever leads to it.
  const imported = importedFiles(files);
  for (const file of Object.keys(files)) {
    const hash = createHash('sha256');
    for (const one of reach(imported, file)) hash.update(`${one}\0${files[one] ?? ''}\0`);
    places[file] = `${hash.digest('hex').slice(0, 16)}/${file}`;
  }
  const texts = Object.entries(files).map(([file, text]): [string, string] => {
    const place = places[file] ?? '';
    return [
      place,
      withSpecifiers(file, text, (specifier) =>
        specifier.startsWith('.')
          ? toSpecifier(place, places[resolveSpecifier(file, specifier)] ?? '')
          : specifier,
      ),
    ];
  });
  return { texts: Object.fromEntries(texts), places };
}
