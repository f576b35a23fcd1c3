import { openPostgresDatabase } from '../database/postgres-database.ts';

/** From now on, the server counts the calls of functions in all new connections. */
export async function countCalls(server: string): Promise<void> {
  const maintenance = openPostgresDatabase(server);
  try {
    await maintenance.query(`alter role current_user set track_functions = 'all'`);
  } finally {
    await maintenance.close();
  }
}

/** The functions, with their schemas, that were called in the copies that tests made. */
export async function readCalledFunctions(server: string): Promise<Set<string>> {
  const maintenance = openPostgresDatabase(server);
  const called = new Set<string>();
  try {
    const copies = await maintenance.query(
      `select datname from pg_database where datname ~ '^test_[0-9a-f]{24,}$'`,
    );
    for (const { datname } of copies) {
      const copy = openPostgresDatabase(new URL(`/${String(datname)}`, server).href);
      const rows = await copy
        .query('select schemaname, funcname from pg_stat_user_functions where calls > 0')
        .finally(() => copy.close());
      for (const { schemaname, funcname } of rows) called.add(`${String(schemaname)}.${String(funcname)}`);
    }
  } finally {
    await maintenance.close();
  }
  return called;
}
