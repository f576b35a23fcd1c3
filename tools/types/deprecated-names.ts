import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFace } from './read-face.ts';
import { findSource } from './workspace-packages.ts';

export interface Deprecation {
  /** What replaces the name, as a sentence. */
  instead: string;
  /** The contract that no longer has it. */
  contract: number;
}

const DEPRECATED = /@deprecated\s+([^@]+?)\s+Contract (\d+) removes it\.\s*$/;

/**
 * What a docstring says about the removal of its name; undefined for a name that stays. Throws for a
 * deprecation that does not say what to do, and by when. Pure.
 */
export function readDeprecation(name: string, doc: string): Deprecation | undefined {
  if (!doc.includes('@deprecated')) return undefined;
  const [, instead, contract] = DEPRECATED.exec(doc) ?? [];
  if (instead === undefined)
    throw new Error(
      `${name} is @deprecated without a replacement and a contract: end its docstring with "@deprecated Use the-new-name. Contract 2 removes it."`,
    );
  return { instead: instead.replaceAll(/\s+/g, ' '), contract: Number(contract) };
}

/** The text of a declaration file of the libraries, or of the source that it would be made from. */
const readLibrary = (root: string) => (file: string) => {
  const found = [file, file.replace(/\.d\.ts$/, '.ts'), file.replace(/\.d\.ts$/, '.tsx')]
    .map((path) => join(root, path))
    .find((path) => existsSync(path));
  return found === undefined ? undefined : readFileSync(found, 'utf8');
};

/** The deprecated names of libraries, by library and name. `root` is where `libs` is. */
export function deprecatedNames(
  root: string,
  libraries: readonly string[],
): Map<string, Map<string, Deprecation>> {
  return new Map(
    libraries.flatMap((library): [string, Map<string, Deprecation>][] => {
      const source = findSource(root, library);
      if (source === undefined) return [];
      const { names } = readFace(root, source.split('/')[1] ?? '', source, readLibrary(root));
      const found = [...names].flatMap(([name, { doc }]): [string, Deprecation][] => {
        const deprecation = readDeprecation(name, doc);
        return deprecation ? [[name, deprecation]] : [];
      });
      return found.length > 0 ? [[library, new Map(found)]] : [];
    }),
  );
}
