import { freeOffset } from '../free-offset.ts';
import type { StackOptions } from '../stack-options.ts';
import { startStack, type Stack } from '../start-stack.ts';
import { createServerDatabase, embeddedTemplate, testSources } from './test-database.ts';

/**
 * The address of the PostgreSQL server that tests use, as a superuser; undefined for the embedded database.
 */
export function testDatabaseServer(): string | undefined {
  return process.env['TEST_DATABASE'] === 'postgresql' ? process.env['TEST_DATABASE_SERVER'] : undefined;
}

/**
 * A separate stack for one test file, on free ports, with a migrated and seeded database. Stop it at the end.
 */
export async function startTestStack(options: StackOptions = {}): Promise<Stack> {
  const server = testDatabaseServer();
  const supabaseDir = options.supabaseDir ?? testSources();
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
