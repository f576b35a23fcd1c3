import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, anonymousClient } from './test-learner.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

const names = { first_name: 'Léa', last_name: 'Tremblay', username: 'etoile' };

async function newLearner(name: string) {
  const { id, client } = await addLearner(stack, name, names);
  const credentials = { email: `${name}@revisoins.test`, password: `Secret-${id}` };
  return { id, client, ...credentials };
}

/** Every session's sign-in was a while ago. */
const later = (minutes: number) =>
  stack.sql('update auth.sessions set created_at = created_at - make_interval(mins => $1)', [minutes]);

async function mailsTo(address: string): Promise<string[]> {
  const found = (await (await fetch(`${stack.mailboxUrl}/api/v1/search?query=to:${address}`)).json()) as {
    messages: { Subject: string }[];
  };
  return found.messages.map(({ Subject }) => Subject);
}

test.each(['Court-7', '12345678', 'MotDePasse', 'azertyuiop', 'Tremblay1', 'etoile2026', 'revisoins'])(
  'the password %s is taken on no path',
  async (password) => {
    const code = async (answer: Promise<{ error: { code?: string | undefined } | null }>) =>
      (await answer).error?.code;
    const visitor = anonymousClient(stack);
    const email = `${crypto.randomUUID()}@revisoins.test`;
    expect(await code(visitor.auth.signUp({ email, password, options: { data: names } }))).toBe(
      'weak_password',
    );
    expect(await stack.sql('select id from auth.users where email = $1', [email])).toEqual([]);

    const learner = await newLearner(`weak-${crypto.randomUUID()}`);
    expect(await code(learner.client.auth.updateUser({ password }))).toBe('weak_password');
    await visitor.auth.resetPasswordForEmail(learner.email);
    const [row] = await stack.sql('select recovery_token from auth.users where id = $1', [learner.id]);
    await visitor.auth.verifyOtp({ token_hash: String(row?.['recovery_token']), type: 'recovery' });
    expect(await code(visitor.auth.updateUser({ password }))).toBe('weak_password');
    expect(await code(anonymousClient(stack).auth.signInWithPassword(learner))).toBeUndefined();
  },
);

test.each([
  ['too short', 'qm-zkw', ['length']],
  ['easy to guess', 'azertyuiop', ['pwned']],
  ['both', 'azerty', ['length', 'pwned']],
])(
  'a password that is %s is refused with that reason, at a sign-up and at a change',
  async (_, password, reasons) => {
    const learner = await newLearner(`reasons-${crypto.randomUUID()}`);
    const email = `${crypto.randomUUID()}@revisoins.test`;
    const refusals = [
      await anonymousClient(stack).auth.signUp({ email, password, options: { data: names } }),
      await learner.client.auth.updateUser({ password }),
    ].map(({ error }) => error);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'weak_password', reasons });
  },
);

test('a password of eight characters of one kind is good enough', async () => {
  const { client } = await newLearner('plain');
  expect((await client.auth.updateUser({ password: 'qmvzkwpt' })).error).toBeNull();
});

test('somebody who finds an open session can change neither its password nor its e-mail', async () => {
  const learner = await newLearner('open');
  await later(11);
  for (const change of [{ password: 'Tournesol-bleu-9' }, { email: 'thief@revisoins.test' }])
    expect((await learner.client.auth.updateUser(change)).error?.code).toBe('reauthentication_needed');
  // A renewed token is not a fresh sign-in.
  await learner.client.auth.refreshSession();
  expect((await learner.client.auth.updateUser({ password: 'Tournesol-bleu-9' })).error?.code).toBe(
    'reauthentication_needed',
  );
  const { data } = await learner.client.auth.getSession();
  const spelled = await fetch(`${stack.apiUrl}/auth/v1//%75ser/`, {
    method: 'PUT',
    headers: {
      apikey: stack.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ password: 'Tournesol-bleu-9' }),
  });
  expect(spelled.status).toBe(400);
  expect((await learner.client.auth.updateUser({ data: { username: 'open' } })).error).toBeNull();
  expect((await learner.client.auth.signInWithPassword(learner)).error).toBeNull();
  expect((await learner.client.auth.updateUser({ password: 'Tournesol-bleu-9' })).error).toBeNull();
});

test('an account keeps a few names of what its owner writes into it, however often and in which pieces', async () => {
  const { id, client } = await newLearner('writes');
  const size = async () =>
    Number(
      (
        await stack.sql(
          'select octet_length(raw_user_meta_data::text) as size from auth.users where id = $1',
          [id],
        )
      )[0]?.['size'],
    );
  for (const piece of ['one', 'two', 'three']) {
    const { error } = await client.auth.updateUser({ data: { [piece]: 'x'.repeat(3900) } });
    expect(error?.code).toBe(piece === 'three' ? 'validation_failed' : undefined);
  }
  expect(await size()).toBeLessThan(9000);
  const write = (text: string) =>
    stack.sql('update auth.users set raw_user_meta_data = $2 where id = $1', [id, JSON.stringify({ text })]);
  await expect(write('x'.repeat(9000))).rejects.toThrow('too long');
  expect((await client.auth.updateUser({ data: { username: 'writer', one: 'short' } })).error).toBeNull();
  expect(await size()).toBeLessThan(5000);
});

test('a new password ends every other session, and its owner is notified by mail', async () => {
  const learner = await newLearner('many');
  const others = [anonymousClient(stack), anonymousClient(stack)];
  for (const other of others) await other.auth.signInWithPassword(learner);
  expect((await learner.client.auth.updateUser({ password: 'Tournesol-bleu-9' })).error).toBeNull();
  for (const other of others) {
    expect((await other.auth.refreshSession()).error).not.toBeNull();
    expect((await other.auth.getUser()).error).not.toBeNull();
  }
  expect((await learner.client.auth.refreshSession()).error).toBeNull();
  expect((await learner.client.auth.getUser()).data.user?.email).toBe(learner.email);
  expect(await mailsTo(learner.email)).toEqual([
    'Votre mot de passe Révisoins a changé · Your Révisoins password has changed',
  ]);
});

test('the old address is notified of the account’s new one', async () => {
  const learner = await newLearner('moves');
  const wanted = 'moved@revisoins.test';
  await learner.client.auth.updateUser({ email: wanted });
  const [row] = await stack.sql(
    'select email_change_token_current as old, email_change_token_new as new from auth.users where id = $1',
    [learner.id],
  );
  for (const token_hash of [String(row?.['new']), String(row?.['old'])])
    expect(
      (await anonymousClient(stack).auth.verifyOtp({ token_hash, type: 'email_change' })).error,
    ).toBeNull();
  expect(await mailsTo(learner.email)).toEqual([
    'Votre adresse courriel Révisoins a changé · Your Révisoins email address has changed',
    'Confirmez votre nouvelle adresse · Confirm your new address',
  ]);
  expect(await mailsTo(wanted)).toEqual(['Confirmez votre nouvelle adresse · Confirm your new address']);
});

test('a learner sees her own sessions with what they are used with, and ends the others', async () => {
  const learner = await newLearner('sessions');
  const stranger = await newLearner('stranger');
  const phone = anonymousClient(stack);
  await phone.auth.signInWithPassword(learner);
  const list = async () =>
    ((await learner.client.rpc('list_my_sessions')).data ?? []) as {
      user_agent: string;
      is_current: boolean;
    }[];
  const sessions = await list();
  expect(sessions.map(({ is_current }) => is_current).toSorted()).toEqual([false, true]);
  expect(sessions.every(({ user_agent }) => user_agent.length > 0)).toBe(true);
  const { session } = (await phone.auth.getSession()).data;
  const phoneId = (JSON.parse(atob(session?.access_token.split('.')[1] ?? '')) as { session_id: string })
    .session_id;
  for (const [minutes, order] of [
    [5, [false, true]],
    [-5, [true, false]],
  ] as const) {
    await stack.sql(
      `update auth.sessions set user_agent = case when id = $1 then 'a phone' else 'b desk' end,
              refreshed_at = (now() at time zone 'utc') + case when id = $1 then make_interval(mins => $2) else interval '0' end
        where user_id = (select user_id from auth.sessions where id = $1)`,
      [phoneId, minutes],
    );
    expect((await list()).map(({ is_current }) => is_current)).toEqual(order);
  }
  await learner.client.auth.signOut({ scope: 'others' });
  expect(await list()).toHaveLength(1);
  expect((await phone.auth.refreshSession()).error).not.toBeNull();
  expect((await stranger.client.rpc('list_my_sessions')).data).toHaveLength(1);
  expect((await anonymousClient(stack).rpc('list_my_sessions')).error?.code).toBe('42501');
});
