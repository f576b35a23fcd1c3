import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { embeddedTemplate } from '../testing/test-database.ts';
import { openPgliteDatabase } from './pglite-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openPgliteDatabase(undefined, await embeddedTemplate());
});
afterAll(() => database?.close());

test('a statement with more values than PGlite counts is refused, and the next ones get their own answers', async () => {
  const values = Array.from({ length: 40_000 }, (_, place) => place);
  const places = values.map((place) => `$${place + 1}::int`).join(',');
  await expect(database.query(`select 1 where 1 in (${places})`, values)).rejects.toMatchObject({
    code: '54000',
  });
  expect(await database.query('select 2 as two')).toEqual([{ two: 2 }]);
  expect(await database.query('select 3 as three')).toEqual([{ three: 3 }]);
});
