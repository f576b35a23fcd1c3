import { expect, test } from 'vitest';
import { openPostgresDatabase } from '../database/postgres-database.ts';
import { countCalls, readCalledFunctions } from './called-functions.ts';
import { hasPostgres, startPostgresServer } from './postgres-server.ts';
import { createServerDatabase } from './test-database.ts';

test.runIf(hasPostgres())('the functions that a test has called are known, and no others', async () => {
  const server = await startPostgresServer();
  try {
    await countCalls(server.url);
    const copy = openPostgresDatabase(await createServerDatabase(server.url));
    for (const name of ['asked', 'other'])
      await copy.query(
        `create function public.${name}() returns integer language plpgsql as $$ begin return 1; end $$`,
      );
    await copy.query('select public.asked()');
    await copy.close();
    expect(await readCalledFunctions(server.url)).toEqual(new Set(['public.asked']));
  } finally {
    await server.stop();
  }
});
