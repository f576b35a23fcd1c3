import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { anonymousClient } from './test-learner.ts';

// Somebody signs up with the address of somebody else and waits for them to confirm the account.
let stack: Stack;
const planted = 'Mot-du-voleur-2026';
const chosen = 'Tournesol-bleu-9';
const data = {
  first_name: 'Voleur',
  last_name: 'Malin',
  username: 'voleur',
  study_level: 'infirmier-auxiliaire',
};

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

/**
 * A planted account, with a session and a factor, which a bug might let somebody add before the confirmation.
 */
async function plant(name: string) {
  const email = `${name}@revisoins.test`;
  const { error } = await anonymousClient(stack).auth.signUp({ email, password: planted, options: { data } });
  expect(error).toBeNull();
  const [user] = await stack.sql(
    `with session as (
       insert into auth.sessions (id, user_id, created_at, updated_at, aal)
       select gen_random_uuid(), id, now(), now(), 'aal1' from auth.users where email = $1
     ), factor as (
       insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret)
       select id, 'thief', 'totp', 'verified', 'ABC' from auth.users where email = $1
     )
     select id, confirmation_token as token_hash from auth.users where email = $1`,
    [email],
  );
  const id = String(user?.['id']);
  const prove = async (password: string, token_hash = String(user?.['token_hash'])) =>
    (await anonymousClient(stack).rpc('prove_sign_up', { token_hash, password })).data as unknown;
  const owner = anonymousClient(stack);
  const confirm = async () =>
    (await owner.auth.verifyOtp({ token_hash: String(user?.['token_hash']), type: 'signup' })).error;
  return { email, id, owner, prove, confirm };
}

const signIn = async (email: string, password: string) =>
  (await anonymousClient(stack).auth.signInWithPassword({ email, password })).error?.code ?? 'in';
const readProfile = async (id: string) =>
  (
    await stack.sql(
      'select first_name, last_name, username, study_level from public.profiles where id = $1',
      [id],
    )
  )[0];
const countLeft = async (id: string) =>
  (
    await stack.sql(
      `select (select count(*) from auth.sessions where user_id = $1)::int as sessions,
              (select count(*) from auth.mfa_factors where user_id = $1)::int as factors`,
      [id],
    )
  )[0];
const empty = { first_name: null, last_name: null, username: null, study_level: null };

test('a confirmation by the owner of the address keeps nothing from the person who signed up with it', async () => {
  const { email, id, owner, confirm } = await plant('confirmed');
  expect(await confirm()).toBeNull();
  expect(await countLeft(id)).toEqual({ sessions: 1, factors: 0 });
  expect(await readProfile(id)).toEqual(empty);
  const { data: session } = await owner.auth.getUser();
  expect(JSON.stringify(session.user)).not.toMatch(/voleur|malin/i);
  expect(await signIn(email, planted)).toBe('invalid_credentials');
  expect((await owner.auth.updateUser({ password: chosen })).error).toBeNull();
  expect([await signIn(email, planted), await signIn(email, chosen)]).toEqual(['invalid_credentials', 'in']);
});

test('a link for a new password, of an account that was never confirmed, keeps nothing either', async () => {
  const { email, id, owner } = await plant('reset');
  expect((await owner.auth.resetPasswordForEmail(email)).error).toBeNull();
  const [row] = await stack.sql('select recovery_token from auth.users where id = $1', [id]);
  const token_hash = String(row?.['recovery_token']);
  expect((await owner.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
  expect(await countLeft(id)).toEqual({ sessions: 1, factors: 0 });
  expect(await readProfile(id)).toEqual(empty);
  expect(await signIn(email, planted)).toBe('invalid_credentials');
  expect((await owner.auth.updateUser({ password: chosen })).error).toBeNull();
  expect(await signIn(email, chosen)).toBe('in');
});

test('somebody who has both the link and the password of the sign-up keeps their data', async () => {
  const { email, id, owner, prove, confirm } = await plant('own');
  await stack.sql('delete from auth.mfa_factors where user_id = $1', [id]);
  expect(await prove('another')).toEqual({ outcome: 'wrong-password' });
  expect(await prove(planted)).toEqual({ outcome: 'proven' });
  expect(await confirm()).toBeNull();
  expect(await readProfile(id)).toEqual(data);
  expect((await owner.from('profiles').select('id')).data).toEqual([{ id }]);
  expect(await signIn(email, planted)).toBe('in');
});

test('the session of a proven confirmation is at its first step where the account has a second one', async () => {
  const { owner, prove, confirm } = await plant('guarded');
  expect(await prove(planted)).toEqual({ outcome: 'proven' });
  expect(await confirm()).toBeNull();
  expect((await owner.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect((await owner.from('profiles').select('id')).data).toEqual([]);
});

test('a proof holds for a minute and for one confirmation, and needs the link', async () => {
  const { email, id, prove, confirm } = await plant('late');
  expect(await prove(planted, 'another')).toEqual({ outcome: 'unknown-link' });
  expect(await prove(planted, '')).toEqual({ outcome: 'unknown-link' });
  expect(await prove(planted)).toEqual({ outcome: 'proven' });
  await stack.sql(
    `update private.proven_sign_ups set proven_at = proven_at - interval '61 seconds' where user_id = $1`,
    [id],
  );
  expect(await confirm()).toBeNull();
  expect(await signIn(email, planted)).toBe('invalid_credentials');
  expect(await prove(planted)).toEqual({ outcome: 'unknown-link' });
});

test('a password cannot be guessed with a link', async () => {
  const { prove } = await plant('guessed');
  for (let guess = 0; guess < 10; guess += 1) await prove('wrong');
  expect(await prove(planted)).toMatchObject({ outcome: 'limited' });
});

test('no link can be found by trying six digits with the address: nothing limits `prove_sign_up`', async () => {
  const { email, owner } = await plant('digits');
  const readToken = async (column: 'confirmation_token' | 'recovery_token') =>
    String(
      (await stack.sql(`select ${column} as hash from auth.users where email = $1`, [email]))[0]?.['hash'],
    );
  const links = new Set([await readToken('confirmation_token')]);
  await stack.sql(
    `update auth.users set confirmation_sent_at = confirmation_sent_at - interval '1 hour' where email = $1`,
    [email],
  );
  expect((await owner.auth.resend({ type: 'signup', email })).error).toBeNull();
  links.add(await readToken('confirmation_token'));
  expect((await owner.auth.resetPasswordForEmail(email)).error).toBeNull();
  links.add(await readToken('recovery_token'));
  expect(links.size).toBe(3);
  const found: string[] = [];
  for (let code = 1_000_000; code < 2_000_000; code += 1) {
    const guess = hash('sha256', email + String(code).slice(1));
    if (links.has(guess)) found.push(guess);
  }
  expect(found).toEqual([]);
});

test('an operator who confirms an account by hand, or makes a confirmed one, keeps its password', async () => {
  const { email, id } = await plant('vouched');
  await stack.sql('delete from auth.mfa_factors where user_id = $1', [id]);
  await stack.sql('update auth.users set email_confirmed_at = now(), updated_at = now() where id = $1', [id]);
  expect(await signIn(email, planted)).toBe('in');
  await stack.sql(
    `do $$ begin
       insert into auth.users (id, aud, role, email, encrypted_password)
       values ('7d8f1c5e-0000-4000-8000-00000000abcd', 'authenticated', 'authenticated', 'made@revisoins.test', 'hash');
       update auth.users set email_confirmed_at = now(), confirmation_token = '' where email = 'made@revisoins.test';
     end $$`,
  );
  expect(
    await stack.sql(`select encrypted_password from auth.users where email = 'made@revisoins.test'`),
  ).toEqual([{ encrypted_password: 'hash' }]);
});
