import { posix } from 'node:path';
import { findImports } from '@revisoins/types/find-imports';

/**
 * Imports by a path that leads to no tracked file: a sentence for each. For the edge functions, which Deno
 * runs and no typecheck reads: without this, only the call of a function shows that it cannot start. Pure.
 */
export function findMissingImports(
  sources: Readonly<Record<string, string>>,
  tracked: readonly string[],
): string[] {
  const known = new Set(tracked);
  return Object.entries(sources).flatMap(([file, source]) =>
    findImports(file, source)
      .map(({ specifier }) => specifier)
      .filter((specifier) => specifier.startsWith('.'))
      .filter((specifier) => !known.has(posix.join(posix.dirname(file), specifier)))
      .map((specifier) => `${file} imports ${specifier}, which does not exist.`),
  );
}
