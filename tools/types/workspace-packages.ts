import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as z from 'zod';

const manifestSchema = z.object({ exports: z.record(z.string(), z.unknown()) });

const isSource = (target: unknown): target is string =>
  typeof target === 'string' && /\.tsx?$/.test(target) && !target.includes('*');

function readExports(root: string, name: string): Record<string, unknown> {
  return manifestSchema.parse(JSON.parse(readFileSync(join(root, 'libs', name, 'package.json'), 'utf8')))
    .exports;
}

/**
 * The source file of a specifier of one of our libraries, relative to the repository; undefined for other
 * packages and for files that are not sources.
 */
export function findSource(root: string, specifier: string): string | undefined {
  const [, name, path = ''] = /^@revisoins\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
  const target = name === undefined ? undefined : readExports(root, name)[`.${path}`];
  return isSource(target) ? posix.join('libs', name ?? '', target) : undefined;
}

/** The source file of every export of the libraries, relative to the repository, by specifier. */
export function allSources(root: string): Record<string, string> {
  const sources = readdirSync(join(root, 'libs')).flatMap((name) =>
    Object.entries(readExports(root, name)).flatMap(([path, target]): [string, string][] =>
      isSource(target) ? [[posix.join('@revisoins', name, path), posix.join('libs', name, target)]] : [],
    ),
  );
  return Object.fromEntries(sources);
}
