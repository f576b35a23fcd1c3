import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { applyMigrations } from './apply-migrations.ts';
import type { Database } from './database.ts';
import { hasPgCron } from './run-scheduled-jobs.ts';

export interface Migration {
  /** Creates the schemas of the services (auth, storage, supabase_migrations). */
  readonly prepareServices: () => Promise<void>;
  readonly supabaseDir: string;
  /** False: the seeds do not create the demonstration learner, whose password is public. */
  readonly hasDemonstration?: boolean;
}

/** Creates what a Supabase project has before its first migration, then applies new migrations. */
export async function migrateDatabase(
  database: Database,
  { prepareServices, supabaseDir, hasDemonstration = true }: Migration,
): ReturnType<typeof applyMigrations> {
  await database.script(await platformScript('platform-roles.sql'));
  await database.script(await platformScript('platform-before.sql'));
  await database.script(
    hasDemonstration
      ? await platformScript('demonstration-mark.sql')
      : 'drop table if exists stack.demonstration',
  );
  if (!(await hasPgCron(database))) await database.script(await platformScript('scheduled-jobs.sql'));
  await prepareServices();
  await database.query(`select set_config('search_path', '"$user", public, extensions', false)`);
  await database.script(await platformScript('platform-second-factor.sql'));
  await database.script(await platformScript('platform-after.sql'));
  return applyMigrations(database, join(supabaseDir, 'migrations'));
}

function platformScript(name: string): Promise<string> {
  return readFile(new URL(name, import.meta.url), 'utf8');
}
