import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { anonymousClient } from './test-learner.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

test('a sign-up keeps the names, the user name and the level of study', async () => {
  const client = anonymousClient(stack);
  const [email, password] = ['lea.roy@example.test', 'Une-phrase-secrete-2026'];
  const names = {
    first_name: 'Léa',
    last_name: 'Roy-Côté',
    username: 'lea "la" Roy',
    study_level: 'infirmier-auxiliaire',
  };
  expect((await client.auth.signUp({ email, password, options: { data: names } })).error).toBeNull();
  await stack.sql('update auth.users set email_confirmed_at = now() where email = $1', [email]);
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  expect(data.user?.user_metadata).toMatchObject(names);
  const { data: profiles } = await client
    .from('profiles')
    .select('first_name, last_name, username, study_level');
  expect(profiles).toEqual([names]);
});

test('a sign-up of more than 32 KB is refused, and makes no account', async () => {
  const { error } = await anonymousClient(stack).auth.signUp({
    email: 'large@example.test',
    password: 'Une-phrase-secrete-2026',
    options: { data: { first_name: 'x'.repeat(33_000) } },
  });
  expect(error).toMatchObject({ status: 413 });
  expect(await stack.sql("select from auth.users where email = 'large@example.test'")).toEqual([]);
});

test.each([
  ['taken, in whatever letters', 'Prise', 'PRISE'],
  ['too short', 'libre', 'x'],
])('a user name that is %s costs a sign-up nothing else', async (_, first, second) => {
  const signUp = async (username: string) => {
    const { data, error } = await anonymousClient(stack).auth.signUp({
      email: `${crypto.randomUUID()}@example.test`,
      password: 'Une-phrase-secrete-2026',
      options: { data: { first_name: 'Léa', username } },
    });
    expect(error).toBeNull();
    return stack.sql('select first_name, username from public.profiles where id = $1', [data.user?.id]);
  };
  expect(await signUp(first)).toEqual([{ first_name: 'Léa', username: first }]);
  expect(await signUp(second)).toEqual([{ first_name: 'Léa', username: null }]);
});
