import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import * as z from 'zod';
import { runningStack } from './data-lock.ts';
import type { Database, Row } from './database/database.ts';
import { openPgliteDatabase } from './database/pglite-database.ts';
import { openPostgresDatabase } from './database/postgres-database.ts';

const run = promisify(execFile);

/** The description of a backup, in `backup.json`. */
const backupSchema = z.object({
  format: z.literal(1),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** 'embedded': the data directory of the database. 'postgres': a dump in the custom format of pg_dump. */
  engine: z.enum(['embedded', 'postgres']),
  /** The migrations that the database has seen. */
  migrations: z.array(z.string()),
  /** Rows of every table: by them a restore is checked. */
  rows: z.record(z.string(), z.int()),
  /** SHA-256 in hex of each file, by its path in the backup. */
  files: z.record(z.string(), z.string()),
});
export type Backup = z.infer<typeof backupSchema>;

export interface BackupPlace {
  /** The stack's directory, with keys and uploads. */
  readonly dataDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** The archive (.tar.gz). It holds everything, secrets included: only its owner may read it. */
  readonly file: string;
}

const MANIFEST = 'backup.json';
const DUMP = 'database.dump';
/** What a backup holds of the stack's directory, where it exists. */
const COPIED = ['keys.json', 'storage'] as const;
/**
 * Writes everything that the stack keeps into one archive: database, uploads, keys. The embedded database
 * must be at rest; a PostgreSQL server is dumped while it works. Rejects with a sentence, and leaves no half
 * archive behind.
 */
export async function backUp({ dataDir, databaseUrl, file }: BackupPlace): Promise<Backup> {
  if (databaseUrl === undefined) await requireAtRest(dataDir);
  return inScratch(dirname(resolve(file)), async (scratch) => {
    const content = join(scratch, 'content');
    await mkdir(content, { mode: 0o700 });
    for (const name of COPIED) await copyIfThere(join(dataDir, name), join(content, name));
    if (databaseUrl === undefined) {
      if (!(await exists(join(dataDir, 'database'))))
        throw new Error(`There is no database in ${dataDir} yet: nothing to back up.`);
      await cp(join(dataDir, 'database'), join(content, 'database'), { recursive: true });
    }
    const facts = await (databaseUrl === undefined
      ? withDatabase(join(content, 'database'), countRows)
      : dumpServer(databaseUrl, join(content, DUMP)));
    const backup: Backup = {
      format: 1,
      at: new Date().toISOString(),
      engine: databaseUrl === undefined ? 'embedded' : 'postgres',
      ...facts,
      files: await hashFiles(content),
    };
    await writeFile(join(content, MANIFEST), JSON.stringify(backup, null, 2));
    const archive = join(scratch, 'archive.tar.gz');
    await run('tar', ['-czf', archive, '-C', content, '.']);
    await chmod(archive, 0o600);
    await rename(archive, resolve(file));
    return backup;
  });
}

/**
 * Puts a backup back, after every file of it was compared with its hash. What was there before is moved
 * aside, to `<dataDir>.before-<time>`, unless there was nothing. With `databaseUrl`, the database there must
 * be empty. Rejects with a sentence, and then nothing has changed.
 */
export async function restore({
  dataDir,
  databaseUrl,
  file,
}: BackupPlace): Promise<Backup & { before?: string }> {
  await requireAtRest(dataDir);
  await mkdir(dirname(resolve(dataDir)), { recursive: true });
  return inScratch(dirname(resolve(dataDir)), async (scratch) => {
    const content = join(scratch, 'content');
    await mkdir(content, { mode: 0o700 });
    await run('tar', ['-xzf', resolve(file), '-C', content]).catch(() => {
      throw new Error(`${file} is not a backup that can be read, or it was cut short.`);
    });
    const backup = await readManifest(content, file);
    const engine = databaseUrl === undefined ? 'embedded' : 'postgres';
    if (backup.engine !== engine)
      throw new Error(
        engine === 'embedded'
          ? `${file} was made of a PostgreSQL server: restore it with DATABASE_URL set.`
          : `${file} was made of the embedded database: restore it without DATABASE_URL.`,
      );
    if (databaseUrl !== undefined) await restoreDump(databaseUrl, join(content, DUMP), backup);
    await rm(join(content, MANIFEST));
    await rm(join(content, DUMP), { force: true });
    if (engine === 'embedded') requireSame(backup, await withDatabase(join(content, 'database'), countRows));
    const before = `${resolve(dataDir)}.before-${timestamp(new Date())}`;
    const hadData = await exists(dataDir);
    if (hadData) await rename(dataDir, before);
    await rename(content, dataDir);
    return hadData ? { ...backup, before } : backup;
  });
}

/** Dumps and counts what one moment of the server holds, whatever is written meanwhile. */
async function dumpServer(databaseUrl: string, dump: string): Promise<Facts> {
  const driver = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    return await driver.begin('isolation level repeatable read read only', async (moment) => {
      const [exported] = await moment<Row[]>`select pg_export_snapshot() as snapshot`;
      await runPostgresTool('pg_dump', [
        '--format=custom',
        `--snapshot=${String(exported?.['snapshot'])}`,
        '--file',
        dump,
        databaseUrl,
      ]);
      return countRows({ query: (sql) => moment.unsafe<Row[]>(sql) });
    });
  } finally {
    await driver.end();
  }
}

async function restoreDump(databaseUrl: string, dump: string, backup: Backup): Promise<void> {
  await withDatabase(databaseUrl, async (database) => {
    const [found] = await database.query(
      `select exists (select from pg_namespace where nspname in ('auth', 'supabase_migrations')) as taken`,
    );
    if (found?.['taken'] === true)
      throw new Error(
        'The database of DATABASE_URL is not empty. Restore into a new one, then point DATABASE_URL at it.',
      );
    // Roles belong to the server, not to the dump.
    await database.script(await readFile(new URL('database/platform-roles.sql', import.meta.url), 'utf8'));
  });
  await runPostgresTool('pg_restore', [
    '--exit-on-error',
    '--single-transaction',
    '--no-owner',
    '--dbname',
    databaseUrl,
    dump,
  ]);
  requireSame(backup, await withDatabase(databaseUrl, countRows));
}

async function requireAtRest(dataDir: string): Promise<void> {
  const running = await runningStack(dataDir);
  if (running !== null)
    throw new Error(`Stop the running stack first (process ${running.pid}): npm run stack -- stop`);
}

type Facts = Pick<Backup, 'migrations' | 'rows'>;

async function countRows(database: Pick<Database, 'query'>): Promise<Facts> {
  const migrations = await database.query(
    'select version from supabase_migrations.schema_migrations order by 1',
  );
  const rows: Record<string, number> = {};
  const tables = await database.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('auth', 'public', 'private', 'storage') order by 1`,
  );
  for (const { name } of tables) {
    const [row] = await database.query(`select count(*)::integer as n from ${String(name)}`);
    rows[String(name)] = Number(row?.['n']);
  }
  return { migrations: migrations.map(({ version }) => String(version)), rows };
}

function requireSame({ migrations, rows }: Backup, found: Facts): void {
  if (JSON.stringify({ migrations, rows }) !== JSON.stringify(found))
    throw new Error(
      'The restored database does not hold the rows and migrations that the backup counts. Nothing was put in place.',
    );
}

/** Opens a database by its server's URL or its directory, for one piece of work. */
async function withDatabase<Result>(
  place: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = /^postgres(ql)?:/.test(place)
    ? openPostgresDatabase(place)
    : await openPgliteDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function readManifest(content: string, file: string): Promise<Backup> {
  const described: unknown = await readFile(join(content, MANIFEST), 'utf8')
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => null);
  const backup = backupSchema.safeParse(described).data;
  if (!backup) throw new Error(`${file} is not a backup of this stack.`);
  const found = await hashFiles(content);
  const added = Object.keys(found).find((path) => backup.files[path] === undefined);
  if (added !== undefined) throw new Error(`${file} holds ${added}, which was not backed up.`);
  const damaged = Object.entries(backup.files).find(([path, hash]) => found[path] !== hash);
  if (damaged) throw new Error(`${file} is damaged: ${damaged[0]} is not what was backed up.`);
  return backup;
}

async function hashFiles(folder: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1).replaceAll('\\', '/');
    // A link could lead anywhere on the machine.
    if (!entry.isFile()) throw new Error(`${name} is no file: a backup holds nothing else.`);
    if (name === MANIFEST) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    hashes[name] = hash.digest('hex');
  }
  return hashes;
}

async function runPostgresTool(tool: 'pg_dump' | 'pg_restore', args: readonly string[]): Promise<void> {
  await run(tool, args).catch((error: NodeJS.ErrnoException & { stderr?: string }) => {
    throw new Error(
      error.code === 'ENOENT'
        ? `${tool} is not installed (Debian: apt-get install postgresql-client).`
        : `${tool} failed: ${error.stderr?.trim() ?? error.message}`,
    );
  });
}

/** Works in a folder beside the result, so that moving it there is one step; the folder is always removed. */
async function inScratch<Result>(
  beside: string,
  work: (scratch: string) => Promise<Result>,
): Promise<Result> {
  const scratch = await mkdtemp(join(beside, '.backup-'));
  try {
    return await work(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** A time in a file's name: 20261122-154501 (UTC). */
export const timestamp = (time: Date): string =>
  time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function copyIfThere(from: string, to: string): Promise<void> {
  if (await exists(from)) await cp(from, to, { recursive: true });
}
