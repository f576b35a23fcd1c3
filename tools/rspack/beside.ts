import { extname, resolve } from 'node:path';

/** A module of this folder, for the bundler: TypeScript here, JavaScript in the package for others. */
export const beside = (name: string): string =>
  resolve(import.meta.dirname, `${name}${extname(import.meta.filename)}`);
