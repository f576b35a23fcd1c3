import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyMigrations } from './apply-migrations.ts';
import type { Database } from './database.ts';

export interface Migration {
  /** Creates the schemas of the services (auth, storage, supabase_migrations). */
  readonly prepareServices: () => Promise<void>;
  readonly supabaseDir: string;
  /** Marks the database as the embedded one, and gives it `cron.schedule`. */
  readonly isEmbedded: boolean;
}

/** Makes what a Supabase project has before its first migration, then applies the migrations that the database has not seen. */
export async function migrateDatabase(
  database: Database,
  { prepareServices, supabaseDir, isEmbedded }: Migration,
): ReturnType<typeof applyMigrations> {
  await database.script(await platformScript('platform-roles.sql'));
  await database.script(await platformScript('platform-before.sql'));
  if (isEmbedded) {
    await database.script(await platformScript('embedded-mark.sql'));
    await database.script(await platformScript('scheduled-jobs.sql'));
  }
  await prepareServices();
  await database.query(`select set_config('search_path', '"$user", public, extensions', false)`);
  await database.script(await platformScript('platform-after.sql'));
  return applyMigrations(database, join(supabaseDir, 'migrations'));
}

function platformScript(name: string): Promise<string> {
  return readFile(new URL(name, import.meta.url), 'utf8');
}
