import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { applyMigrations } from './apply-migrations.ts';
import type { Database } from './database.ts';
import { embeddedTemplate } from '../testing/test-database.ts';
import { openPgliteDatabase } from './pglite-database.ts';

let database: Database;
let directory: string;

beforeAll(async () => {
  database = await openPgliteDatabase(undefined, await embeddedTemplate());
});
afterAll(() => database.close());

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'revisoins-migrations-'));
  await database.script(
    'create schema supabase_migrations; create table supabase_migrations.schema_migrations (version text primary key, name text, statements text[])',
  );
});
afterEach(async () => {
  await database.script('drop schema supabase_migrations cascade; drop table if exists one, two');
  await rm(directory, { recursive: true, force: true });
});

const write = (file: string, sql: string) => writeFile(join(directory, file), sql);

test('applies new migrations once, and reports files that have changed since', async () => {
  await write('1_first.sql', 'create table one (id integer)');
  expect(await applyMigrations(database, directory)).toEqual({ applied: ['1_first.sql'], changed: [] });
  await write('1_first.sql', 'create table one (id bigint)');
  await write('2_second.sql', 'create table two (id integer)');
  expect(await applyMigrations(database, directory)).toEqual({
    applied: ['2_second.sql'],
    changed: ['1_first.sql'],
  });
});

test('names the file that fails and leaves nothing of it', async () => {
  await write('1_bad.sql', 'create table half (id integer); select nothing_of_the_kind');
  await expect(applyMigrations(database, directory)).rejects.toThrow('Migration 1_bad.sql failed');
  expect(await database.query(`select to_regclass('half') as half`)).toEqual([{ half: null }]);
});

test('refuses a database whose history differs from the files', async () => {
  await write('1_first.sql', 'create table one (id integer)');
  await applyMigrations(database, directory);
  await rm(join(directory, '1_first.sql'));
  await write('2_second.sql', 'create table two (id integer)');
  await expect(applyMigrations(database, directory)).rejects.toThrow('The database holds migration 1');
  expect(await database.query(`select to_regclass('two') as two`)).toEqual([{ two: null }]);
});
