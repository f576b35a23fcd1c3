// node tools/generated/main.ts writes the sources that are made from others; with --check it writes nothing, and fails when
// one of them differs.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../site/paths.ts';
import { openMigratedDatabase } from '../stack/open-migrated-database.ts';
import { readCatalogue } from './database-catalogue.ts';
import { databaseTypes } from './database-types.ts';
import { functionSources } from './function-sources.ts';

const database = await openMigratedDatabase(join(root, 'supabase'));
const sources = functionSources(root).set('libs/backend/src/database.types.ts', databaseTypes(await readCatalogue(database)));
await database.close();

const isCheck = process.argv.includes('--check');
const stale = [...sources].filter(([file, source]) => read(file) !== source);
for (const [file, source] of stale) {
  if (isCheck) {
    console.error(`${file} is not what it is generated from: node tools/generated/main.ts`);
    continue;
  }
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
}
console.log(`Generated sources: ${sources.size}, ${stale.length} ${isCheck ? 'stale' : 'written'}`);
process.exit(isCheck && stale.length > 0 ? 1 : 0);

function read(file: string): string | null {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return null;
  }
}
