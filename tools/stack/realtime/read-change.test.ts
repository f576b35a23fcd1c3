import { expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { readChange } from './read-change.ts';

const table = { schema: 'public', table: 'notes', keys: ['id'], columns: [] };
const change = {
  schema: 'public',
  table: 'notes',
  type: 'INSERT',
  at: '',
  key: { id: '1' },
  owner: 'u1',
} as const;
const future = Date.now() / 1000 + 60;
const token = (sub: string, expiresAt = future) => ({ claims: { role: 'authenticated', sub }, expiresAt });

/** A database in which everybody sees everything, and one in which nobody sees a row. */
const open = { queryAs: () => Promise.resolve([{ record: { id: '1' } }]) } as unknown as Database;
const empty = {
  queryAs: () => Promise.resolve([]),
  query: () => Promise.resolve([{ may: true }]),
} as unknown as Database;
test('the row goes to a caller who may see it', async () => {
  expect(await readChange(open, table, change, token('u1'))).toEqual({ record: { id: '1' }, oldRecord: {} });
});

test('nothing goes to a caller whose token has ended, whatever they may see', async () => {
  expect(await readChange(open, table, change, token('u1', Date.now() / 1000 - 1))).toBeNull();
});

test('nothing goes to a caller from whom the row is hidden', async () => {
  expect(await readChange(empty, table, change, token('u2'))).toBeNull();
});

test('a deletion goes to the owner alone, with the key alone', async () => {
  const deletion = { ...change, type: 'DELETE' } as const;
  expect(await readChange(empty, table, deletion, token('u1'))).toEqual({
    record: {},
    oldRecord: { id: '1' },
  });
  expect(await readChange(open, table, deletion, token('u2'))).toBeNull();
  expect(
    await readChange(open, table, deletion, { claims: { role: 'anon' }, expiresAt: Infinity }),
  ).toBeNull();
});

test('a deletion goes to no session that has ended or lacks the second step of its account', async () => {
  const asked: unknown[] = [];
  const refusing = {
    query: (_: string, parameters: unknown[]) => {
      asked.push(parameters);
      return Promise.resolve([{ may: false }]);
    },
  } as unknown as Database;
  const claims = { role: 'authenticated', sub: 'u1', session_id: 's1', aal: 'aal1' };
  const deletion = { ...change, type: 'DELETE' } as const;
  expect(await readChange(refusing, table, deletion, { claims, expiresAt: future })).toBeNull();
  expect(asked).toEqual([['u1', 's1', 'aal1']]);
});
