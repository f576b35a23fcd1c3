import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database.ts';

/**
 * Applies new migrations, each in one transaction, in alphabetical order, and records them as the Supabase
 * CLI does. Rejects with the file's name at the first failure, and when the database has a migration that
 * the directory does not have: its tables have another history.
 *
 * @returns the versions applied now, and those whose file changed since they were applied.
 */
export async function applyMigrations(
  database: Database,
  directory: string,
): Promise<{ applied: string[]; changed: string[] }> {
  const seen = new Map(
    (await database.query('select version, statements from supabase_migrations.schema_migrations')).map(
      (row) => [String(row['version']), row['statements']] as const,
    ),
  );
  const result = { applied: [] as string[], changed: [] as string[] };
  const files = await sqlFiles(directory);
  const versions = new Set(files.map((file) => split(file)[0]));
  const unknown = [...seen.keys()].find((version) => !versions.has(version));
  if (unknown !== undefined) {
    throw new Error(
      `The database holds migration ${unknown}, which is not among the files. npm run db:reset starts afresh, without what the database holds.`,
    );
  }
  for (const file of files) {
    const [version = file, name = ''] = split(file);
    const sql = await readFile(join(directory, file), 'utf8');
    if (seen.has(version)) {
      const recorded = seen.get(version);
      if (Array.isArray(recorded) && recorded[0] !== sql) result.changed.push(file);
      continue;
    }
    const record = `insert into supabase_migrations.schema_migrations (version, name, statements)
                    values (${literal(version)}, ${literal(name)}, array[${literal(sql)}]);`;
    await database.script(`${sql}\n;\n${record}`).catch((cause: unknown) => {
      throw new Error(`Migration ${file} failed: ${errorMessage(cause)}`, { cause });
    });
    result.applied.push(file);
  }
  return result;
}

/** Names of the .sql files in a directory, sorted; none when it does not exist. */
export async function sqlFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch(() => [] as string[]);
  return names.filter((name) => name.endsWith('.sql')).sort();
}

/** A string as an SQL literal that is valid under every server setting. */
export function literal(text: string): string {
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}

function split(file: string) {
  return /^(\d+)_(.*)\.sql$/.exec(file)?.slice(1) ?? [file.replace(/\.sql$/, '')];
}

function errorMessage(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
