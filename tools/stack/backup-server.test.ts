import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { backUp, restore } from './backup.ts';
import { openPostgresDatabase } from './database/postgres-database.ts';
import { testDatabaseServer } from './testing/start-test-stack.ts';
import { createServerDatabase } from './testing/test-database.ts';

const server = testDatabaseServer() ?? '';

describe.runIf(server !== '')('a PostgreSQL server', () => {
  let folder = '';
  let school = '';
  let file = '';

  async function query(databaseUrl: string, text: string) {
    const database = openPostgresDatabase(databaseUrl);
    try {
      return await database.query(text);
    } finally {
      await database.close();
    }
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
    file = join(folder, 'backup.tar.gz');
    school = await createServerDatabase(server, join(import.meta.dirname, 'fixtures/supabase'));
    await query(school, `insert into auth.users (id, email) values (gen_random_uuid(), 'lea@example.test')`);
    await query(
      school,
      `insert into public.notes (user_id, body) select id, 'Laver ses mains' from auth.users`,
    );
    await mkdir(join(folder, 'school'));
    await writeFile(join(folder, 'school/keys.json'), '{"of":"school"}');
    await backUp({ dataDir: join(folder, 'school'), databaseUrl: school, file });
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('goes on in an empty database of another machine: rows, policies and keys', async () => {
    const databaseUrl = await createServerDatabase(server);
    await restore({ dataDir: join(folder, 'empty'), databaseUrl, file });
    expect(
      await query(databaseUrl, 'select body, email from notes join auth.users on users.id = user_id'),
    ).toEqual([{ body: 'Laver ses mains', email: 'lea@example.test' }]);
    const policies = `select policyname from pg_policies where schemaname = 'public' order by 1`;
    const restored = await query(databaseUrl, policies);
    expect(restored).not.toEqual([]);
    expect(restored).toEqual(await query(school, policies));
    expect(await readFile(join(folder, 'empty/keys.json'), 'utf8')).toBe('{"of":"school"}');
  });

  test('what is written while it is backed up makes no backup that cannot be restored', async () => {
    const busy = await createServerDatabase(server, join(import.meta.dirname, 'fixtures/supabase'));
    const bin = await mkdtemp(join(folder, 'bin-'));
    const { stdout: dump } = await promisify(execFile)('which', ['pg_dump']);
    const write = `insert into auth.users (id, email) values (gen_random_uuid(), 'ana@example.test')`;
    await writeFile(
      join(bin, 'pg_dump'),
      `#!/bin/sh\n${dump.trim()} "$@" && psql --quiet --command "${write}" '${busy}'\n`,
      { mode: 0o755 },
    );
    vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`);
    const written = join(folder, 'busy.tar.gz');
    await backUp({ dataDir: join(folder, 'school'), databaseUrl: busy, file: written });
    vi.unstubAllEnvs();
    expect(await query(busy, 'select count(*)::int as n from auth.users')).toEqual([{ n: 1 }]);

    const databaseUrl = await createServerDatabase(server);
    await restore({ dataDir: join(folder, 'later'), databaseUrl, file: written });
    expect(await query(databaseUrl, 'select count(*)::int as n from auth.users')).toEqual([{ n: 0 }]);
  });

  test('is not restored over rows that are there, nor into the embedded database', async () => {
    const there = await readdir(folder);
    const dataDir = join(folder, 'other');
    await expect(restore({ dataDir, databaseUrl: school, file })).rejects.toThrow('is not empty');
    await expect(restore({ dataDir, file })).rejects.toThrow('restore it with DATABASE_URL set');
    expect(await readdir(folder)).toEqual(there);
    expect(await query(school, 'select body from notes')).toEqual([{ body: 'Laver ses mains' }]);
  });
});
