import { posix } from 'node:path';

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(["'])([^"'\n]+)\2/g;

/** The declaration file that a relative specifier in a declaration file means. */
export function targetOf(file: string, specifier: string): string {
  return posix.join(posix.dirname(file), specifier).replace(/(\.d)?\.[jt]sx?$/, '.d.ts');
}

/** The specifier of a declaration file as seen from another. */
export function specifierOf(from: string, target: string): string {
  const path = posix.relative(posix.dirname(from), target).replace(/\.d\.ts$/, '.ts');
  return path.startsWith('.') ? path : `./${path}`;
}

/** A text with other specifiers in its imports. Pure. */
export function withSpecifiers(text: string, change: (specifier: string) => string): string {
  return text.replaceAll(SPECIFIER, (_, before: string, quote: string, specifier: string) => `${before}${quote}${change(specifier)}${quote}`);
}
