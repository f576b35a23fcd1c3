import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookUp } from '../../../supabase/functions/complete/look-up/look-up.ts';
import { searched } from '../../../supabase/functions/complete/look-up/search-entries.ts';
import type { Database } from '../../../tools/stack/database/database.ts';
import { openTestDatabase } from '../../../tools/stack/testing/open-test-database.ts';

const [learner, session] = [crypto.randomUUID(), crypto.randomUUID()];
let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.query(
    `insert into auth.users (id, aud, role) values ($1, 'authenticated', 'authenticated')`,
    [learner],
  );
  await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, learner]);
  await database.query(`update private.quotas set max_units = 1000000 where action = 'search_reference'`);
});
afterAll(() => database?.close());

// Some 1,460 of them: the search is asked in the database, without the requests and the function around it.
test.each(['fr', 'en'] as const)(
  'every title of an entry is answered by its entry, in %s',
  async (language) => {
    const titles = await database.query(`select id, ${language} ->> 'title' as title from reference_entries`);
    expect(titles.length).toBeGreaterThan(0);
    const missed: unknown[] = [];
    for (const { id, title } of titles) {
      const { decision } = await lookUp({ text: String(title), language }, async (words, typed) => {
        const [row] = await database.queryAs(
          { role: 'authenticated', sub: learner, session_id: session },
          'select search_reference($1, $2, $3) as found',
          [words, typed, language],
        );
        return searched.parse(row?.['found']);
      });
      if (decision.outcome !== 'answer' || decision.best.entry.id !== id) missed.push(id);
    }
    expect(missed).toEqual([]);
  },
);
