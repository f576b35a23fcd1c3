import { join } from 'node:path';
import { repository } from '../stack-options.ts';
import { hasPostgres, startPostgresServer } from './postgres-server.ts';
import { createServerDatabase, embeddedTemplate } from './test-database.ts';

/**
 * Creates what `startTestStack` copies: the embedded database's template, and a PostgreSQL server with one,
 * which ends with the returned function. A server that `TEST_DATABASE_SERVER` already names is used as it is.
 */
export async function prepareTestDatabases(): Promise<() => Promise<void>> {
  const supabaseDir = join(repository, 'supabase');
  // For a server that hangs; a busy machine must not reach it.
  process.env['PGCONNECT_TIMEOUT'] ??= '300';
  const [, end] = await Promise.all([embeddedTemplate(supabaseDir), prepareServer(supabaseDir)]);
  return end;
}

async function prepareServer(supabaseDir: string): Promise<() => Promise<void>> {
  if (process.env['TEST_DATABASE_SERVER'] !== undefined || !hasPostgres()) return () => Promise.resolve();
  const server = await startPostgresServer().catch((error: unknown) => {
    console.log(`PostgreSQL is installed, but does not start here: ${String(error)}
Its half of the database suites is skipped.`);
    process.env['TEST_POSTGRES'] = 'off';
    return null;
  });
  if (server === null) return () => Promise.resolve();
  process.env['TEST_DATABASE_SERVER'] = server.url;
  await createServerDatabase(server.url, supabaseDir);
  return async () => {
    delete process.env['TEST_DATABASE_SERVER'];
    await server.stop();
  };
}

export default prepareTestDatabases;
