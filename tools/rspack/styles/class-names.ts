import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { findTree } from '../find-tree.ts';

const MODULE = '.module.css';
const skipped = /(^|[\\/])(node_modules|dist|showcase)([\\/]|$)/;

/** The CSS modules of an app and of the libraries, by their absolute paths. */
function cssModules(directory: string): string[] {
  return [directory, join(findTree(directory), 'libs')]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith(MODULE) && !skipped.test(file))
        .map((file) => join(folder, file)),
    )
    .sort();
}

/**
 * The names of the classes in an app's CSS modules. A production build uses a hash of the file: two versions
 * of a remote in one page share only identical classes, and an unchanged file keeps its names.
 */
export function classNameRules(directory: string, prefix: string, development: boolean): RuleSetRule[] {
  const rule = (test: string | RegExp, hash: string): RuleSetRule => ({
    test,
    type: 'css/module',
    generator: { localIdentName: `${prefix}-${hash}-[local]` },
  });
  if (development) return [rule(/\.module\.css$/, '[name]')];
  const root = findTree(directory);
  const own = cssModules(directory).map((file) => {
    const path = relative(root, file).replaceAll('\\', '/');
    const hash = createHash('sha256').update(path).update(readFileSync(file)).digest('base64url');
    return rule(file, hash.slice(0, 7));
  });
  // For a file in a package, the package's version counts.
  return [rule(/\.module\.css$/, '[hash:7]'), ...own];
}
