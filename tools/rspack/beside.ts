import { extname, resolve } from 'node:path';

/**
 * A module of the preset by its path without the ending, for the bundler: TypeScript here, JavaScript in the
 * package for others, which has the same folders.
 */
export const beside = (name: string): string =>
  resolve(import.meta.dirname, `${name}${extname(import.meta.filename)}`);
