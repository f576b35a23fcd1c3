import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sqlFiles } from './apply-migrations.ts';
import type { Database } from './database.ts';

/**
 * Runs seed.sql, then seeds/*.sql, when any of them is new or has changed. The seeds are idempotent, so all
 * of them run again together: a later file may depend on an earlier one.
 *
 * @returns whether they ran.
 */
export async function applySeeds(database: Database, supabaseDirectory: string): Promise<boolean> {
  const files = await seedFiles(supabaseDirectory);
  const recorded = new Map(
    (await database.query('select path, hash from supabase_migrations.seed_files')).map((row) => [
      row['path'],
      row['hash'],
    ]),
  );
  if (files.every(({ path, hash }) => recorded.get(path) === hash)) return false;
  for (const { path, sql, hash } of files) {
    await database.script(sql).catch((cause: unknown) => {
      throw new Error(`Seed ${path} failed: ${cause instanceof Error ? cause.message : String(cause)}`, {
        cause,
      });
    });
    await database.query(
      `insert into supabase_migrations.seed_files (path, hash) values ($1, $2)
       on conflict (path) do update set hash = excluded.hash`,
      [path, hash],
    );
  }
  return true;
}

async function seedFiles(supabaseDirectory: string) {
  const seeds = join(supabaseDirectory, 'seeds');
  const paths = [
    ...(await sqlFiles(supabaseDirectory))
      .filter((name) => name === 'seed.sql')
      .map((name) => join(supabaseDirectory, name)),
    ...(await sqlFiles(seeds)).map((name) => join(seeds, name)),
  ];
  return Promise.all(
    paths.map(async (file) => {
      const sql = await readFile(file, 'utf8');
      const inSeeds = basename(dirname(file)) === 'seeds';
      return {
        path: inSeeds ? `seeds/${basename(file)}` : basename(file),
        sql,
        hash: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}
