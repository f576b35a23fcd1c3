import { join } from 'node:path';
import { freeOffset } from '../free-offset.ts';
import { repository, startStack, type Stack, type StackOptions } from '../start-stack.ts';
import { createServerDatabase, embeddedTemplate } from './test-database.ts';

/** The address of the PostgreSQL server that tests use, as a superuser; undefined for the embedded database. */
export function testDatabaseServer(): string | undefined {
  return process.env['TEST_DATABASE'] === 'postgresql' ? process.env['TEST_DATABASE_SERVER'] : undefined;
}

/**
 * A stack of its own for one test file, on ports that nobody uses, with a database that is migrated and seeded already. Stop it
 * at the end. `TEST_DATABASE_SOURCES` names a folder with other migrations and seeds, to see whether the tests notice.
 */
export async function startTestStack(options: StackOptions = {}): Promise<Stack> {
  const server = testDatabaseServer();
  const supabaseDir =
    options.supabaseDir ?? process.env['TEST_DATABASE_SOURCES'] ?? join(repository, 'supabase');
  return startStack({
    portOffset: await freeOffset(),
    inMemory: true,
    ...(server === undefined
      ? { dump: await embeddedTemplate(supabaseDir) }
      : { databaseUrl: await createServerDatabase(server, supabaseDir) }),
    scheduledJobs: false,
    functionsOnDemand: true,
    // Errors inside the stack explain a failing test.
    log: (line) => {
      if (!line.startsWith('database:')) console.warn(line);
    },
    ...options,
  });
}
