import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCli, runCli } from '@revisoins/workspace/cli';
import { root } from '@revisoins/workspace/paths';
import { openMigratedDatabase } from '@revisoins/stack/open-migrated-database';
import { apiReports } from './api-reports.ts';
import { readCatalogue } from './database-catalogue.ts';
import { databaseTypes } from './database-types.ts';
import { functionSources } from './function-sources.ts';
import { registrySchemaPrint } from './registry-schema-print.ts';

/** The reports of libraries whose names are in the SDK. */
const PUBLISHED = /^libs\/(auth|backend|contracts|host|i18n|router)\/api\.md$/;

async function generate({ check }: { check?: true }): Promise<void> {
  const database = await openMigratedDatabase(join(root, 'supabase'));
  const sources = functionSources(root).set(
    'libs/backend/src/database.types.ts',
    databaseTypes(await readCatalogue(database)),
  );
  await database.close();
  for (const [file, source] of registrySchemaPrint(root)) sources.set(file, source);
  for (const [file, report] of await apiReports(root)) sources.set(file, report);
  const stale = [...sources].filter(([file, source]) => read(file) !== source);
  if (check && stale.length > 0) {
    throw new Error(
      stale
        .map(([file]) => `${file} is not what it is generated from: node tools/generated/main.ts`)
        .join('\n'),
    );
  }
  for (const [file, source] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), source);
  }
  const published = stale.filter(([file]) => PUBLISHED.test(file));
  if (published.length > 0)
    console.log(
      `${published.map(([file]) => file).join(', ')}: teams outside build against it. "npx vitest run faces" in tools/sdk says what tools/sdk/CHANGELOG.md must name.`,
    );
  console.log(`Generated sources: ${sources.size}, ${stale.length} written`);
}

function read(file: string): string | null {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return null;
  }
}

const cli = createCli(
  'node tools/generated/main.ts',
  'Writes what is made from the sources: types of the database, what functions share with libs/, the print of the registry’s schema, the API report of each library.',
)
  .option('--check', 'write nothing, and fail when one of them differs')
  .action(generate);
process.exit(await runCli(cli, process.argv.slice(2)));
