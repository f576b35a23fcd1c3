import type { Database } from './database.ts';

const MINUTE = 60_000;

/** Whether the server runs the jobs of `cron.job` itself. */
export async function hasPgCron(database: Pick<Database, 'query'>): Promise<boolean> {
  return (await database.query(`select from pg_extension where extname = 'pg_cron'`)).length > 0;
}

/**
 * Runs the jobs of `cron.job` now, to catch up, and then every minute. A job that fails is logged and does
 * not stop the others. Returns a function that ends it.
 */
export function runScheduledJobs(database: Pick<Database, 'query'>, log: (line: string) => void): () => void {
  let isEnded = false;
  const run = async (sql: string) => {
    try {
      return isEnded ? [] : await database.query(sql);
    } catch (error) {
      log(`scheduled job: ${String(error)}`);
      return [];
    }
  };
  const runAll = async () => {
    for (const { command } of await run('select command from cron.job order by jobid'))
      await run(String(command));
  };
  void runAll();
  const timer = setInterval(() => void runAll(), MINUTE);
  return () => {
    isEnded = true;
    clearInterval(timer);
  };
}
