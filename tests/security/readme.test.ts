import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../tools/stack/database/database.ts';
import { openTestDatabase } from '../../tools/stack/testing/open-test-database.ts';

const supabase = join(import.meta.dirname, '../../supabase');
const readme = readFileSync(join(supabase, 'README.md'), 'utf8');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

/** The words in backticks in these columns of a section's table, row by row. */
function namesIn(heading: string, ...columns: number[]): string[][][] {
  const section = readme.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);
  return rows.map((row) =>
    columns.map((column) =>
      [...(row.split(' | ')[column] ?? '').matchAll(/`([\w.-]+)[^`]*`/g)].map(([, name = '']) => name),
    ),
  );
}

const allIn = (heading: string) => namesIn(heading, 0).flat(2).sort();
const read = async (sql: string) => (await database.query(sql)).map(({ name }) => String(name)).sort();

test('the README names every migration, in their order', () => {
  const domains = readdirSync(join(supabase, 'migrations'))
    .sort()
    .map((file) => file.replace(/^\d+_|\.sql$/g, ''));
  expect(namesIn('Migrations', 0).flat(2)).toEqual(domains);
});

test('the README names every table and bucket, and no other', async () => {
  const tables = await read(`
    select case nspname when 'public' then '' else 'private.' end || relname as name from pg_class join pg_namespace n on n.oid = relnamespace
     where nspname in ('public', 'private') and relkind in ('r', 'p', 'v', 'm')`);
  const buckets = await read('select id as name from storage.buckets');
  expect(allIn('Tables')).toEqual([...tables, ...buckets].sort());
});

test.each([
  ['public', 'Functions of the database'],
  ['private', 'Functions behind these'],
])('the README names every function of %s, and no other', async (schema, heading) => {
  expect(allIn(heading)).toEqual(
    await read(`select distinct proname as name from pg_proc where pronamespace = '${schema}'::regnamespace`),
  );
});

test('the README names every trigger with its table, and no other', async () => {
  const documented = namesIn('Triggers', 0, 1).flatMap(([triggers = [], tables = []]) =>
    triggers.flatMap((trigger) => tables.map((table) => `${trigger} on ${table}`)),
  );
  const made = await read(`
    select tgname || ' on ' || case nspname when 'public' then '' else nspname || '.' end || relname as name
      from pg_trigger t join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = relnamespace join pg_proc p on p.oid = tgfoid
     where not tgisinternal and p.pronamespace = 'private'::regnamespace`);
  expect(documented.sort()).toEqual(made);
});

test('the list of what we keep about a person names every table that belongs to one', async () => {
  const runbooks = readFileSync(join(supabase, '../docs/guides/runbooks.md'), 'utf8');
  const list = runbooks.split(/^## /m).find((part) => part.startsWith('What we keep about a person\n')) ?? '';
  const tables = await read(`
    select distinct case nspname when 'public' then '' else nspname || '.' end || relname as name
      from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_namespace n on n.oid = c.relnamespace
     where f.contype = 'f' and f.confrelid = 'auth.users'::regclass and nspname in ('public', 'private')`);
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter((table) => !list.includes(`\`${table}\``))).toEqual([]);
});

test('the README names every edge function, and no other', () => {
  const folders = readdirSync(join(supabase, 'functions'), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('_'),
  );
  expect(allIn('Edge functions')).toEqual(folders.map(({ name }) => name).sort());
});
