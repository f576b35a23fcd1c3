import { createServer } from 'node:net';
import { ports } from '../../tools/workspace/ports.ts';
import { openPostgresDatabase } from '../../tools/stack/database/postgres-database.ts';
import { startStack, type Stack } from '../../tools/stack/index.ts';

/**
 * A stack of its own for one test file, on ports that nobody uses. Stop it at the end. Its database is in memory, or with
 * TEST_DATABASE_SERVER (a PostgreSQL server's address as a superuser) one of its own there, which stays.
 */
export async function startTestStack(): Promise<Stack> {
  const server = process.env['TEST_DATABASE_SERVER'];
  return startStack({
    portOffset: await freeOffset(),
    inMemory: true,
    ...(server !== undefined && { databaseUrl: await createDatabase(server) }),
    scheduledJobs: false,
    // What went wrong inside explains a failing test.
    log: (line) => {
      if (!line.startsWith('database:')) console.warn(line);
    },
  });
}

async function createDatabase(server: string): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const database = openPostgresDatabase(new URL('/postgres', server).href);
  await database.query(`create database ${name}`);
  await database.close();
  return new URL(`/${name}`, server).href;
}

async function freeOffset(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const offset = 1000 + Math.floor(Math.random() * 9000);
    const { api, mailbox } = ports(offset);
    if ((await isFree(api)) && (await isFree(mailbox))) return offset;
  }
  throw new Error('No free ports were found for a test stack.');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => {
      resolve(false);
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true);
      });
    });
  });
}
