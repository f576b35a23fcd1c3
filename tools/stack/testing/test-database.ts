import { createHash } from 'node:crypto';
import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { applySeeds } from '../database/apply-seeds.ts';
import type { Database } from '../database/database.ts';
import { openPgliteDatabase } from '../database/pglite-database.ts';
import { openPostgresDatabase } from '../database/postgres-database.ts';
import { migrateUnserved } from '../open-migrated-database.ts';
import { repository } from '../stack-options.ts';

const DAY = 24 * 60 * 60 * 1000;
const folder = join(repository, '.local', 'test-databases');

/**
 * The folder that the databases of tests are created from. `TEST_DATABASE_SOURCES` names another one, with
 * other migrations and seeds, to see whether the tests notice.
 */
export const testSources = (): string => process.env['TEST_DATABASE_SOURCES'] ?? join(repository, 'supabase');

/** Leaves out PostgreSQL's template databases and its log: half of what each test would read. */
const shrinking = [
  'update pg_database set datistemplate = false',
  'drop database if exists template0',
  'drop database if exists template1',
  'set wal_recycle = off',
  'select pg_switch_wal()',
  'checkpoint',
];

/**
 * An embedded database with the migrations and seeds of `supabaseDir`: created once, then read from a file.
 * Without `supabaseDir` it is empty.
 */
export async function embeddedTemplate(supabaseDir?: string): Promise<Blob> {
  const file = await templateFile(supabaseDir);
  if (!existsSync(file)) {
    // Creating an empty one takes most of the time.
    const database = await openPgliteDatabase(
      undefined,
      supabaseDir === undefined ? undefined : await embeddedTemplate(),
    );
    if (supabaseDir !== undefined)
      await prepare(database, supabaseDir).catch(async (error: unknown) => {
        await database.close();
        throw error;
      });
    for (const statement of shrinking) await database.query(statement);
    const dump = await database.dump();
    await database.close();
    await mkdir(folder, { recursive: true });
    await removeOld();
    const draft = `${file}.${process.pid}`;
    // Atomic: another process may look for it meanwhile, or create the same.
    await writeFile(draft, dump.stream());
    await rename(draft, file);
  }
  return openAsBlob(file);
}

/**
 * A database on a PostgreSQL server with the migrations and seeds of `supabaseDir`, copied from a database
 * that is created once. Without `supabaseDir` it is empty. Returns its address.
 */
export async function createServerDatabase(server: string, supabaseDir?: string): Promise<string> {
  const at = (name: string) => new URL(`/${name}`, server).href;
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const maintenance = openPostgresDatabase(server);
  try {
    await maintenance.query(
      supabaseDir === undefined
        ? `create database ${name}`
        : `create database ${name} template ${await serverTemplate(server, supabaseDir)}`,
    );
  } finally {
    await maintenance.close();
  }
  return at(name);
}

/**
 * The name of the database of a server that `createServerDatabase` copies. Rejects when a migration or a seed
 * fails.
 */
async function serverTemplate(server: string, supabaseDir: string): Promise<string> {
  const maintenance = openPostgresDatabase(server);
  const template = `template_${await fingerprint(supabaseDir)}`;
  try {
    if ((await findDatabase(maintenance, template)).length > 0) return template;
    const draft = `draft_${crypto.randomUUID().replaceAll('-', '')}`;
    await maintenance.query(`create database ${draft}`);
    const database = openPostgresDatabase(new URL(`/${draft}`, server).href);
    await prepare(database, supabaseDir).finally(() => database.close());
    await nameTemplate(maintenance, draft, template);
    return template;
  } finally {
    await maintenance.close();
  }
}

/** Gives a finished database its name. Another process may have been quicker: its database is the same. */
async function nameTemplate(maintenance: Database, draft: string, template: string): Promise<void> {
  await maintenance.query(`alter database ${draft} rename to ${template}`).catch(async (error: unknown) => {
    if ((await findDatabase(maintenance, template)).length === 0) throw error;
    await maintenance.query(`drop database ${draft}`);
  });
}

const findDatabase = (maintenance: Database, name: string) =>
  maintenance.query('select from pg_database where datname = $1', [name]);

/** Makes what tests copy, before the first of them. Rejects when a migration or a seed fails. */
export async function prepareTemplate(supabaseDir: string, server?: string): Promise<void> {
  if (server === undefined) await embeddedTemplate(supabaseDir);
  else await serverTemplate(server, supabaseDir);
}

/**
 * Does the same faster on a server, where `supabaseDir` differs from `base` by a script alone. Rejects when
 * the script fails.
 */
export async function deriveTemplate(
  server: string,
  { base, supabaseDir, script }: { base: string; supabaseDir: string; script: string },
): Promise<void> {
  const baseName = `base_${await fingerprint(base)}`;
  const maintenance = openPostgresDatabase(server);
  try {
    if ((await findDatabase(maintenance, baseName)).length === 0)
      await maintenance.query(`create database ${baseName} template ${await serverTemplate(server, base)}`);
    const draft = `draft_${crypto.randomUUID().replaceAll('-', '')}`;
    await maintenance.query(`create database ${draft} template ${baseName}`);
    const database = openPostgresDatabase(new URL(`/${draft}`, server).href);
    await database.script(script).finally(() => database.close());
    await nameTemplate(maintenance, draft, `template_${await fingerprint(supabaseDir)}`);
  } finally {
    await maintenance.close();
  }
}

/** Removes what tests of `supabaseDir` have copied; from a server, all of its copies too. */
export async function forgetTemplates(supabaseDir: string, server?: string): Promise<void> {
  if (server === undefined) return rm(await templateFile(supabaseDir), { force: true });
  const maintenance = openPostgresDatabase(server);
  try {
    const copies = await maintenance.query(
      `select datname from pg_database where datname ~ '^(test|draft|template)_[0-9a-f]{24,}$'`,
    );
    for (const { datname } of copies)
      await maintenance.query(`drop database ${String(datname)} with (force)`);
  } finally {
    await maintenance.close();
  }
}

async function templateFile(supabaseDir: string | undefined): Promise<string> {
  return join(folder, `${await fingerprint(supabaseDir)}.tar`);
}

async function prepare(database: Database, supabaseDir: string): Promise<void> {
  await migrateUnserved(database, supabaseDir);
  await applySeeds(database, supabaseDir);
}

/** What a database is made from. The seeds count back from today, so tomorrow's is another one. */
async function fingerprint(supabaseDir: string | undefined): Promise<string> {
  const sources = [
    join(repository, 'package-lock.json'),
    ...(await listFiles(join(repository, 'tools', 'stack', 'database'))),
    ...(supabaseDir === undefined
      ? []
      : [
          ...(await listFiles(supabaseDir)),
          ...(await listFiles(join(supabaseDir, 'migrations'))),
          ...(await listFiles(join(supabaseDir, 'seeds'))),
        ]),
  ];
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const source of sources) hash.update(basename(source)).update(await readFile(source));
  return hash.digest('hex').slice(0, 24);
}

async function listFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => []);
  return names
    .filter((name) => /\.(?:sql|toml|ts)$/.test(name))
    .map((name) => join(directory, name))
    .sort();
}

async function removeOld(): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    // Another process may remove it, or give a draft its name, meanwhile.
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (Date.now() - mtimeMs > DAY) await rm(file, { force: true });
  }
}
