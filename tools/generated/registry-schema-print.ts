import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { findImports } from '@revisoins/types/find-imports';

const FOLDER = 'libs/contracts/src';

/** The sources of the registry's schema, by name, with everything that they import. */
function schemaSources(root: string, file = 'registry.schema.ts', found = new Map<string, string>()) {
  if (found.has(file)) return found;
  const source = readFileSync(join(root, FOLDER, file), 'utf8');
  found.set(file, source);
  for (const { specifier } of findImports(file, source))
    if (specifier.startsWith('.')) schemaSources(root, posix.normalize(specifier), found);
  return found;
}

/** A module with a print of the registry's schema: its sources, and the version of the library. */
export function registrySchemaPrint(root: string): Map<string, string> {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'libs/contracts/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const print = createHash('sha256')
    .update(JSON.stringify([dependencies.zod, ...[...schemaSources(root)].sort()]))
    .digest('hex')
    .slice(0, 16);
  const source = `// Made from registry.schema.ts and its imports by \`node tools/generated/main.ts\`. Do not edit.

export const REGISTRY_SCHEMA = '${print}';
`;
  return new Map([[`${FOLDER}/registry-schema-print.ts`, source]]);
}
