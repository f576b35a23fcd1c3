import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';

export interface Manifest {
  version: string;
  exports?: Record<string, unknown>;
}

/**
 * The package.json of a shared package, found by its file: not all of them export it. In the package for
 * teams outside of this tree, the file is another one, with what the tree had when it was packed.
 */
export const readManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(findPackageJSON(name, import.meta.url) ?? '', 'utf8')) as Manifest;
