import { posix } from 'node:path';

/** The declaration file that a relative specifier in a declaration file means. */
export function resolveSpecifier(file: string, specifier: string): string {
  return posix.join(posix.dirname(file), specifier).replace(/(\.d)?\.[jt]sx?$/, '.d.ts');
}

/** The specifier of a declaration file as seen from another. */
export function toSpecifier(from: string, target: string): string {
  const path = posix.relative(posix.dirname(from), target).replace(/\.d\.ts$/, '.ts');
  return path.startsWith('.') ? path : `./${path}`;
}
