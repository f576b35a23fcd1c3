import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { skillByTitle } from '@revisoins/assessment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { anonymousClient } from './test-learner.ts';

const email = 'demo@revisoins.test';
let stack: Stack;
let seed: string;

beforeAll(async () => {
  stack = await startTestStack();
  seed = await readFile(join(import.meta.dirname, '..', '..', 'supabase', 'seed.sql'), 'utf8');
});
afterAll(() => stack?.stop());

test('the demonstration learner signs in and finds five weeks of history', async () => {
  const client = anonymousClient(stack);
  const { error } = await client.auth.signInWithPassword({ email, password: 'Demo-Revisoins-2026' });
  expect(error).toBeNull();
  const { data: profiles } = await client.from('profiles').select('first_name, last_name, username');
  expect(profiles).toEqual([{ first_name: 'Maryse', last_name: 'Tremblay', username: null }]);
  const { data: notifications } = await client.from('user_notifications').select('is_read, title_en');
  expect(notifications?.filter(({ is_read }) => is_read)).toHaveLength(1);
  expect(notifications).toHaveLength(3);
  expect(notifications?.filter(({ title_en }) => title_en === null)).toEqual([]);
  const { data: attempts } = await client.from('quiz_attempts').select('skill_title, score, answers');
  expect(attempts).toHaveLength(30);
  expect(attempts?.filter(({ skill_title }) => skillByTitle(String(skill_title)) === undefined)).toEqual([]);
  const rows = z
    .array(z.object({ score: z.int(), answers: z.array(z.object({ correct: z.boolean() })) }))
    .parse(attempts);
  for (const { score, answers } of rows)
    expect(answers.filter(({ correct }) => correct).length).toBeLessThanOrEqual(score);
  expect(rows.filter(({ answers }) => answers.some(({ correct }) => !correct)).length).toBeGreaterThan(20);
});

test('seeding again adds nothing and keeps what the learner did', async () => {
  await stack.sql(`update profiles set username = 'maryse' where first_name = 'Maryse'`);
  await stack.sql(seed);
  const [row] = await stack.sql(
    `select username, (select count(*)::integer from quiz_attempts where user_id = profiles.id) as attempts from profiles where first_name = 'Maryse'`,
  );
  expect(row).toEqual({ username: 'maryse', attempts: 30 });
});

test('a database that is not the embedded one gets no account with a known password', async () => {
  await stack.sql('delete from auth.users where email = $1', [email]);
  await stack.sql('drop table stack.demonstration');
  await stack.sql(seed);
  expect(await stack.sql('select id from auth.users where email = $1', [email])).toEqual([]);
});
