import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { exposedTables } from './exposed-tables.ts';
import {
  actors,
  expectations,
  verbs,
  type Actor,
  type TableExpectation,
  type Verb,
} from './rls-expectations.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, anonymousClient } from './test-learner.ts';

let stack: Stack;
let ownerId: string;
let clients: Readonly<Record<Actor, SupabaseClient>>;

beforeAll(async () => {
  stack = await startTestStack();
  const owner = await addLearner(stack, 'owner');
  const stranger = await addLearner(stack, 'stranger');
  ownerId = owner.id;
  clients = { anonymous: anonymousClient(stack), owner: owner.client, stranger: stranger.client };
});
afterAll(() => stack?.stop());

test('every table that the API serves has its expectations declared, and nothing else has', async () => {
  expect(await exposedTables(stack)).toEqual(Object.keys(expectations).sort());
});

/** The owner's rows, read without row level security. */
function ownersRows(table: string, { ownerColumn }: TableExpectation) {
  return stack.sql(`select * from ${table} where ${ownerColumn} = $1`, [ownerId]);
}

async function plant(table: string, expectation: TableExpectation): Promise<void> {
  const row = expectation.row(ownerId);
  const columns = Object.keys(row).join(', ');
  await stack.sql(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  );
}

/** What `actor` sees, or null when the API refuses. */
async function attempt(
  verb: Verb,
  table: string,
  { row, change, ownerColumn }: TableExpectation,
  actor: Actor,
) {
  const [schema = 'public', name = ''] = table.split('.');
  const rows = clients[actor].schema(schema).from(name);
  switch (verb) {
    case 'select':
      return (await rows.select().eq(ownerColumn, ownerId)).data;
    case 'insert':
      return (await rows.insert(row(ownerId))).data;
    case 'update':
      return (await rows.update(change).eq(ownerColumn, ownerId)).data;
    case 'delete':
      return (await rows.delete().eq(ownerColumn, ownerId)).data;
  }
}

const every = (rows: (table: string) => string) => Object.keys(expectations).map(rows).join('; ');

// The second round shows that row level security alone holds, should a tool ever grant too much; the third
// that each policy holds by itself: PostgreSQL changes and removes only what somebody may read.
describe.each([
  ['with the rights that the migrations grant', '', verbs],
  [
    'with every right granted to everyone',
    'grant all on all tables in schema public to anon, authenticated',
    verbs,
  ],
  [
    'with every row shown to everyone',
    every(
      (table) => `create policy "everyone reads" on ${table} for select to anon, authenticated using (true)`,
    ),
    verbs.filter((verb) => verb !== 'select'),
  ],
] as const)('%s', (_round, change, tried) => {
  beforeAll(async () => {
    for (const statement of change.split('; ').filter(Boolean)) await stack.sql(statement);
  });

  describe.each(Object.entries(expectations))('%s', (table, expectation) => {
    const pairs = tried.flatMap((verb) =>
      actors.map((actor) => [verb, actor, expectation.outcomes[verb][actor]] as const),
    );

    test.each(pairs)('%s by %s is %s', async (verb, actor, outcome) => {
      await stack.sql(`delete from ${table} where ${expectation.ownerColumn} = $1`, [ownerId]);
      if (verb !== 'insert') await plant(table, expectation);
      const before = await ownersRows(table, expectation);

      const seen = await attempt(verb, table, expectation, actor);

      const after = await ownersRows(table, expectation);
      const done = {
        select: (seen ?? []).length > 0,
        insert: after.length > before.length,
        update: Object.entries(expectation.change).every(([column, value]) => after[0]?.[column] === value),
        delete: after.length < before.length,
      }[verb];
      const hasChanged = JSON.stringify(after) !== JSON.stringify(before);
      expect({ outcome: done ? 'done' : 'refused', hasChanged }).toEqual({
        outcome,
        hasChanged: outcome === 'done' && verb !== 'select',
      });
    });
  });
});
