import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServerDatabase, embeddedTemplate } from '../testing/test-database.ts';
import { callerStatement } from './caller-context.ts';
import type { Database } from './database.ts';
import { openPgliteDatabase } from './pglite-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

/** What the statement needs of a project. */
const project = `do $$ begin
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
end $$;
create function public.require_live_session() returns void language sql stable as ''`;
const learner = { uid: '5f0c2a52-6d0e-4b7e-9d6c-2b6b7d6a1e01', role: 'authenticated' };
const jwt = { sub: learner.uid, role: learner.role };
const call = { method: 'POST', path: '/rpc/hello', readOnly: false, requestHeaders: { accept: '*/*' } };

test('all that lite sends about a caller is one statement', () =>
  expect(callerStatement({ auth: { ...learner, jwt } }, { rpc: call })).toEqual({
    sql: `select set_config('role', $1, true), set_config('request.jwt.claim.sub', $2, true), set_config('request.jwt.claim.role', $3, true), set_config('request.jwt.claims', $4, true), set_config('storage.operation', $5, true), set_config('response.status', $6, true), set_config('response.headers', $7, true), set_config('request.method', $8, true), set_config('request.path', $9, true), set_config('request.headers', $10, true), public.require_live_session()`,
    parameters: [
      'authenticated',
      learner.uid,
      'authenticated',
      JSON.stringify(jwt),
      '',
      '',
      '',
      'POST',
      '/rpc/hello',
      '{"accept":"*/*"}',
    ],
  }));

test.each([
  ['for nobody', undefined, undefined],
  ['with a role of the project’s own', { auth: { ...learner, role: 'teacher' } }, undefined],
  ['that is to leave no trace', { auth: learner }, { forceRollback: true }],
])('a transaction %s is lite’s own affair', (_, context, options) =>
  expect(callerStatement(context, options)).toBeNull(),
);

describe.each(['embedded', 'postgresql'])('on a database that is %s', (kind) => {
  const server = process.env['TEST_DATABASE_SERVER'];
  const isHere = kind === 'embedded' || server !== undefined;
  let database: Database;

  beforeAll(async () => {
    if (!isHere) return;
    database =
      kind === 'embedded'
        ? await openPgliteDatabase(undefined, await embeddedTemplate())
        : openPostgresDatabase(await createServerDatabase(server ?? ''));
    await database.script(project);
  });
  afterAll(() => database?.close());

  const settings = `select current_setting('role') as role, current_setting('request.jwt.claim.sub', true) as sub,
                           current_setting('request.path', true) as path, current_setting('transaction_read_only') as read_only`;
  const ask = (options?: object) =>
    database.exclusively(() =>
      database.connection.withContext(
        { auth: { ...learner, jwt } },
        (db) =>
          db
            .selectNoFrom((of) => {
              const setting = (name: string) =>
                of.fn<string>('current_setting', [of.val(name), of.lit(true)]);
              return [
                setting('role').as('role'),
                setting('request.jwt.claim.sub').as('sub'),
                setting('request.path').as('path'),
                setting('transaction_read_only').as('read_only'),
              ];
            })
            .executeTakeFirst(),
        options,
      ),
    );

  test.skipIf(!isHere)('what runs has the caller’s role and claims, and what follows has not', async () => {
    expect(await ask({ rpc: { ...call, readOnly: true } })).toEqual({
      role: 'authenticated',
      sub: learner.uid,
      path: '/rpc/hello',
      read_only: 'on',
    });
    expect(await ask()).toMatchObject({ role: 'authenticated', read_only: 'off' });
    const after = await Promise.all(Array.from({ length: 12 }, () => database.query(settings)));
    for (const [row] of after)
      expect({ ...row, sub: row?.['sub'] || null, path: row?.['path'] || null }).toEqual({
        role: 'none',
        sub: null,
        path: null,
        read_only: 'off',
      });
  });

  test.skipIf(!isHere)('a table that changes under a prepared statement fails one call at most', async () => {
    await database.script('create table notes (id integer); grant select on notes to authenticated');
    const read = () =>
      database.exclusively(() =>
        database.connection.withContext({ auth: { ...learner, jwt } }, (db) =>
          db.selectFrom('notes').selectAll().where('id', '=', 1).execute(),
        ),
      );
    expect(await read()).toEqual([]);
    expect(await read()).toEqual([]);
    await database.script('alter table notes add column body text; insert into notes values (1, null)');
    await read().catch(() => undefined);
    expect(await read()).toEqual([{ id: 1, body: null }]);
  });

  test.skipIf(!isHere || kind === 'embedded')(
    'a caller with many requests leaves connections to the others',
    async () => {
      const end = Promise.withResolvers<void>();
      const begun: string[] = [];
      const all = ['a', 'a', 'a', 'a', 'a', 'a', 'a', 'b'].map((line) =>
        database.exclusively(() => {
          begun.push(line);
          return end.promise;
        }, line),
      );
      await expect.poll(() => begun.join('')).toBe('aaaaab');
      end.resolve();
      await Promise.all(all);
      expect(begun).toHaveLength(8);
    },
  );

  test.skipIf(!isHere)('a caller whom the database does not take leaves no transaction behind', async () => {
    const refused = ask({ rpc: { ...call, path: '/rpc/\0' } });
    await expect(refused).rejects.toThrow(/byte sequence/);
    const answers = Array.from({ length: 12 }, () => ask());
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ sub: learner.uid });
  });
});
