import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';

/** The version of an installed package, which the packed package requires. */
export function installedVersion(name: string): string {
  const file = join(root, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
