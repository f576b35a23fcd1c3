import { join } from 'node:path';
import type { Database } from './database/database.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { openPgliteDatabase } from './database/pglite-database.ts';
import { generateKeys } from './keys.ts';
import { createLiteService } from './lite-service.ts';
import { createMailbox } from './mail/mailbox.ts';
import { readProjectConfig } from './project-config.ts';

/**
 * A database in memory with the migrations applied, without seeds and without any service. Close it at the
 * end.
 */
export async function openMigratedDatabase(supabaseDir: string): Promise<Database> {
  const database = await openPgliteDatabase(undefined);
  await migrateUnserved(database, supabaseDir);
  return database;
}

/** Applies the migrations to a database that no service uses yet. */
export async function migrateUnserved(database: Database, supabaseDir: string): Promise<void> {
  const [config, keys] = await Promise.all([readProjectConfig(supabaseDir), generateKeys()]);
  const unserved = 'http://127.0.0.1';
  const lite = createLiteService({
    database,
    keys,
    config,
    mailbox: createMailbox(),
    apiUrl: unserved,
    siteUrl: unserved,
    redirectUrls: [],
    projectDirectory: join(supabaseDir, '..'),
    storageDirectory: join(supabaseDir, '..', '.local'),
  });
  await migrateDatabase(database, { prepareServices: () => lite.prepare(), supabaseDir });
}
