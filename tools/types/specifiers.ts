import { posix } from 'node:path';

/** The declaration file that a relative specifier in a declaration file refers to. */
export function resolveSpecifier(file: string, specifier: string): string {
  return posix.join(posix.dirname(file), specifier).replace(/(\.d)?\.[jt]sx?$/, '.d.ts');
}

/** The specifier of a declaration file, relative to another. */
export function toSpecifier(from: string, target: string): string {
  const path = posix.relative(posix.dirname(from), target).replace(/\.d\.ts$/, '.ts');
  return path.startsWith('.') ? path : `./${path}`;
}
