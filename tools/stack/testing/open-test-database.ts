import type { Database } from '../database/database.ts';
import { openPgliteDatabase } from '../database/pglite-database.ts';
import { openPostgresDatabase } from '../database/postgres-database.ts';
import { testDatabaseServer } from './start-test-stack.ts';
import { createServerDatabase, embeddedTemplate, testSources } from './test-database.ts';

/**
 * A separate database for one test file, migrated and seeded, without any service. Close it at the end.
 */
export async function openTestDatabase(supabaseDir = testSources()): Promise<Database> {
  const server = testDatabaseServer();
  return server === undefined
    ? openPgliteDatabase(undefined, await embeddedTemplate(supabaseDir))
    : openPostgresDatabase(await createServerDatabase(server, supabaseDir));
}
