import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPostgresDatabase } from '../database/postgres-database.ts';
import { testDatabaseServer } from './start-test-stack.ts';
import { createServerDatabase, deriveTemplate } from './test-database.ts';

const server = testDatabaseServer() ?? '';

test.runIf(server !== '')('a derived database that another process has made meanwhile is used', async () => {
  const base = join(import.meta.dirname, '../fixtures/supabase');
  const supabaseDir = await mkdtemp(join(tmpdir(), 'derived-'));
  await cp(base, supabaseDir, { recursive: true });
  await writeFile(join(supabaseDir, 'migrations/29990101000000_mark.sql'), 'create table public.mark ();');
  try {
    for (let process = 0; process < 2; process += 1)
      await deriveTemplate(server, { base, supabaseDir, script: 'create table public.mark ()' });
    const derived = openPostgresDatabase(await createServerDatabase(server, supabaseDir));
    expect(await derived.query('select from public.mark')).toEqual([]);
    await derived.close();
  } finally {
    await rm(supabaseDir, { recursive: true });
  }
});
