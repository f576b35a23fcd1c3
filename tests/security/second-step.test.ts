import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { stepAt, totp } from '../../tools/stack/second-factor/totp.ts';
import { expectations } from './rls-expectations.ts';
import { makePicture } from './picture.ts';
import { addLearner, anonymousClient } from './test-learner.ts';

let stack: Stack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

const code = (answer: { error: { code?: string | undefined } | null }) => answer.error?.code ?? null;

/**
 * Codes of one factor, a new one each time: of this step, then of the one after. Each is good for half a
 * minute or more.
 */
function createCodes(secret: string) {
  let last = 0;
  return {
    next(): string {
      last = Math.max(last + 1, stepAt(Date.now()));
      if (last > stepAt(Date.now()) + 1) throw new Error('No code is left until later().');
      return totp(secret, last);
    },
    /** A code that is right at no time near now. */
    wrong(): string {
      const now = stepAt(Date.now());
      const right = Array.from({ length: 21 }, (_, index) => totp(secret, now - 10 + index));
      return Array.from({ length: 22 }, (_, index) => String(index).padStart(6, '0')).find(
        (one) => !right.includes(one),
      )!;
    },
    /** Forgets that codes were spent, as time does. */
    async later(): Promise<void> {
      await stack.sql(
        'update stack.spent_codes set step = step - 100 where factor_id = (select id from auth.mfa_factors where secret = $1)',
        [secret],
      );
      last = 0;
    },
  };
}

async function enrol(client: SupabaseClient, friendlyName = 'Téléphone') {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName,
    issuer: 'Révisoins',
  });
  if (error) throw error;
  return { factorId: data.id, ...data.totp, codes: createCodes(data.totp.secret) };
}

/** A learner with a verified factor, and a client that has given the password alone. */
async function guarded(name: string) {
  const learner = await addLearner(stack, `${name}-${crypto.randomUUID()}`);
  const [row] = await stack.sql('select email from auth.users where id = $1', [learner.id]);
  const credentials = { email: String(row?.['email']), password: `Secret-${learner.id}` };
  const factor = await enrol(learner.client);
  const { error } = await learner.client.auth.mfa.challengeAndVerify({
    factorId: factor.factorId,
    code: factor.codes.next(),
  });
  if (error) throw error;
  const thief = anonymousClient(stack);
  await thief.auth.signInWithPassword(credentials);
  return { ...learner, ...credentials, ...factor, thief };
}

async function readLevel(client: SupabaseClient) {
  return (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data;
}

async function mailsTo(address: string): Promise<string[]> {
  const found = (await (await fetch(`${stack.mailboxUrl}/api/v1/search?query=to:${address}`)).json()) as {
    messages: { Subject: string }[];
  };
  return found.messages.map(({ Subject }) => Subject);
}

test('the client of Supabase enrols, confirms, signs in with a code and removes the factor', async () => {
  const { id, client } = await addLearner(stack, 'whole-way');
  const credentials = { email: 'whole-way@revisoins.test', password: `Secret-${id}` };
  expect(await readLevel(client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  const { factorId, secret, uri, qr_code, codes } = await enrol(client);
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect(qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#%]*<\/svg>$/);
  // Before its first code a factor guards nothing.
  expect((await client.auth.mfa.listFactors()).data).toMatchObject({
    totp: [],
    all: [{ id: factorId, status: 'unverified' }],
  });

  const { data: asked } = await client.auth.mfa.challenge({ factorId });
  const challengeId = asked?.id ?? '';
  expect(code(await client.auth.mfa.verify({ factorId, challengeId, code: codes.wrong() }))).toBe(
    'mfa_verification_failed',
  );
  const verified = await client.auth.mfa.verify({ factorId, challengeId, code: codes.next() });
  expect(verified.error).toBeNull();
  expect(verified.data?.user.factors).toMatchObject([{ id: factorId, status: 'verified' }]);
  expect(await readLevel(client)).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'totp' }, { method: 'password' }],
  });
  expect(await mailsTo(credentials.email)).toEqual([
    'La vérification en deux étapes de votre compte Révisoins · Two-step verification of your Révisoins account',
  ]);

  expect((await client.auth.refreshSession()).error).toBeNull();
  expect(await readLevel(client)).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });

  const again = anonymousClient(stack);
  const signedIn = await again.auth.signInWithPassword(credentials);
  expect(signedIn.data.user?.factors).toMatchObject([{ status: 'verified' }]);
  expect(await readLevel(again)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  expect((await again.auth.mfa.challengeAndVerify({ factorId, code: codes.next() })).error).toBeNull();
  expect((await again.from('profiles').select('id')).data).toEqual([{ id }]);

  expect((await again.auth.mfa.unenroll({ factorId })).error).toBeNull();
  await again.auth.refreshSession();
  expect(await readLevel(again)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  expect((await again.from('profiles').select('id')).data).toEqual([{ id }]);
  expect((await mailsTo(credentials.email))[0]).toBe(
    'Un appareil retiré de votre compte Révisoins · A device removed from your Révisoins account',
  );
});

test('a stolen password reads and writes no table', async () => {
  const { id, thief } = await guarded('tables');
  for (const [table, { row, change, ownerColumn }] of Object.entries(expectations)) {
    const planted = row(id);
    const columns = Object.keys(planted).join(', ');
    await stack.sql(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1) on conflict do nothing`,
      [JSON.stringify(planted)],
    );
    const own = () => stack.sql(`select * from ${table} where ${ownerColumn} = $1`, [id]);
    const before = await own();
    expect([table, before.length > 0]).toEqual([table, true]);
    const rows = thief.from(table.replace('public.', ''));
    expect((await rows.select()).data ?? []).toEqual([]);
    await rows.insert(row(id));
    await rows.update(change).eq(ownerColumn, id);
    await rows.delete().eq(ownerColumn, id);
    expect(await own()).toEqual(before);
  }
});

test('a stolen password runs no function for learners', async () => {
  const { thief } = await guarded('functions');
  const functions = await stack.sql(
    `select proname as name,
            (select coalesce(jsonb_object_agg(proargnames[position], format_type(type, null)), '{}')
               from unnest(proargtypes::oid[]) with ordinality as wanted (type, position)) as args
       from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
      order by 1`,
  );
  expect(functions.length).toBeGreaterThan(15);
  const values: Readonly<Record<string, unknown>> = {
    integer: 5,
    bigint: 5,
    boolean: false,
    uuid: crypto.randomUUID(),
    'text[]': [],
    'timestamp with time zone': new Date().toISOString(),
  };
  const visitors = new Set([
    'present_device',
    'prove_sign_up',
    'require_live_session',
    'stop_reminders',
    'voided_versions',
  ]);
  for (const { name, args } of functions) {
    // These are open to visitors too, and reveal nothing about the caller.
    if (visitors.has(String(name))) continue;
    const given = Object.entries(args as Record<string, string>).map(([arg, type]) => [
      arg,
      values[type] ?? 'x',
    ]);
    const { data, error } = await thief.rpc(String(name), Object.fromEntries(given));
    const expected = name === 'list_my_sessions' ? [[], undefined] : [null, '42501'];
    expect([name, data, error?.code]).toEqual([name, ...expected]);
  }
});

test('a stolen password keeps no file, and hears of no change', async () => {
  const { id, thief, client } = await guarded('files');
  const picture = makePicture('image/png').buffer;
  const put = (who: SupabaseClient, name: string) =>
    who.storage.from('avatars').upload(`${id}/${name}.png`, picture, { contentType: 'image/png' });
  expect((await put(thief, 'theirs')).error).not.toBeNull();
  expect((await put(client, 'mine')).error).toBeNull();
  expect((await thief.storage.from('avatars').list(id)).data).toEqual([]);
  await thief.storage.from('avatars').remove([`${id}/mine.png`]);
  expect((await client.storage.from('avatars').list(id)).data).toHaveLength(1);

  // The client hands its live connection a new token when one is renewed, not when a code was given.
  await client.auth.refreshSession();
  const heard: string[] = [];
  const listen = (who: string, learner: SupabaseClient) =>
    new Promise<void>((joined) => {
      learner
        .channel('notifications')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'user_notifications' }, (change) => {
          heard.push(`${who} ${change.eventType}`);
        })
        .on('system', {}, ({ status }) => {
          if (status === 'ok') joined();
        })
        .subscribe();
    });
  await Promise.all([listen('thief', thief), listen('owner', client)]);
  // Changes are sent in order: once the owner has received one, so has everybody else who may.
  const ownerHears = (last: string) => vi.waitFor(() => expect(heard).toContain(`owner ${last}`), 60_000);
  await stack.sql('update public.user_notifications set is_read = true where user_id = $1', [id]);
  await ownerHears('UPDATE');
  await stack.sql('delete from public.user_notifications where user_id = $1', [id]);
  await ownerHears('DELETE');
  expect(heard).toEqual(['owner UPDATE', 'owner DELETE']);
  await Promise.all([thief.removeAllChannels(), client.removeAllChannels()]);
});

test('a stolen password changes neither password, e-mail nor factors', async () => {
  const { thief, factorId, client, codes } = await guarded('account');
  const changes = [
    { password: 'Tournesol-bleu-9' },
    { email: 'thief@revisoins.test' },
    { data: { first_name: 'Personne' } },
  ];
  for (const change of changes) expect(code(await thief.auth.updateUser(change))).toBe('insufficient_aal');
  expect(code(await thief.auth.mfa.unenroll({ factorId }))).toBe('insufficient_aal');
  expect(code(await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Autre' }))).toBe(
    'insufficient_aal',
  );
  // The token of the first step stays at the first step, although its session has advanced.
  const { data: before } = await thief.auth.getSession();
  await thief.auth.mfa.challengeAndVerify({ factorId, code: codes.next() });
  const send = (method: string, path: string) =>
    fetch(`${stack.apiUrl}/auth/v1/${path}`, {
      method,
      headers: {
        apikey: stack.publishableKey,
        authorization: `Bearer ${before.session?.access_token}`,
        'content-type': 'application/json',
      },
      ...(method === 'PUT' && { body: JSON.stringify({ password: 'Tournesol-bleu-9' }) }),
    });
  expect((await send('DELETE', `factors/${factorId}`)).status).toBe(422);
  expect((await send('PUT', 'user')).status).toBe(401);
  expect(
    (await anonymousClient(stack).auth.refreshSession({ refresh_token: before.session?.refresh_token ?? '' }))
      .error,
  ).not.toBeNull();
  expect((await client.auth.updateUser({ password: 'Tournesol-bleu-9' })).error).toBeNull();
});

test('a link for a new password goes around no second step', async () => {
  const { id, email, factorId, codes } = await guarded('reset');
  const visitor = anonymousClient(stack);
  await visitor.auth.resetPasswordForEmail(email);
  const [row] = await stack.sql('select recovery_token from auth.users where id = $1', [id]);
  const { error } = await visitor.auth.verifyOtp({
    token_hash: String(row?.['recovery_token']),
    type: 'recovery',
  });
  expect(error).toBeNull();
  expect(await readLevel(visitor)).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'otp' }],
  });
  expect(code(await visitor.auth.updateUser({ password: 'Tournesol-bleu-9' }))).toBe('insufficient_aal');
  await visitor.auth.mfa.challengeAndVerify({ factorId, code: codes.next() });
  expect((await visitor.auth.updateUser({ password: 'Tournesol-bleu-9' })).error).toBeNull();
});

test('nobody takes the challenge of a learner away by asking for many, nor uses it', async () => {
  const { email, password, factorId, codes, thief } = await guarded('challenged');
  const owner = anonymousClient(stack);
  await owner.auth.signInWithPassword({ email, password });
  const challengeId = (await owner.auth.mfa.challenge({ factorId })).data?.id ?? '';
  for (let asked = 0; asked < 25; asked += 1)
    expect((await thief.auth.mfa.challenge({ factorId })).error).toBeNull();
  expect(
    await stack.sql(
      'select count(*)::int as kept from auth.mfa_challenges where factor_id = $1 and id <> $2 and verified_at is null',
      [factorId, challengeId],
    ),
  ).toEqual([{ kept: 5 }]);
  const given = codes.next();
  expect(code(await thief.auth.mfa.verify({ factorId, challengeId, code: given }))).toBe(
    'mfa_challenge_expired',
  );
  expect((await owner.auth.mfa.verify({ factorId, challengeId, code: given })).error).toBeNull();
});

test('a code is good for one time, and only with a challenge that is open', async () => {
  const { factorId, thief, codes, secret } = await guarded('spent');
  const used = codes.next();
  const { data: first } = await thief.auth.mfa.challenge({ factorId });
  const challengeId = first?.id ?? '';
  const { error } = await thief.auth.mfa.verify({ factorId, challengeId, code: used });
  expect(error).toBeNull();
  expect(code(await thief.auth.mfa.challengeAndVerify({ factorId, code: used }))).toBe(
    'mfa_verification_failed',
  );
  // Older than the last used code.
  const older = totp(secret, stepAt(Date.now()) - 1);
  expect(code(await thief.auth.mfa.challengeAndVerify({ factorId, code: older }))).toBe(
    'mfa_verification_failed',
  );
  await codes.later();
  expect(code(await thief.auth.mfa.verify({ factorId, challengeId, code: codes.next() }))).toBe(
    'mfa_challenge_expired',
  );
  const { data: late } = await thief.auth.mfa.challenge({ factorId });
  await stack.sql(`update auth.mfa_challenges set created_at = created_at - interval '6 minutes'`);
  expect(
    code(await thief.auth.mfa.verify({ factorId, challengeId: late?.id ?? '', code: codes.next() })),
  ).toBe('mfa_challenge_expired');
});

test('of equal codes at the same time one is taken', async () => {
  const { factorId, codes, email, password } = await guarded('burst');
  const clients = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const client = anonymousClient(stack);
      await client.auth.signInWithPassword({ email, password });
      return client;
    }),
  );
  const now = codes.next();
  const answers = await Promise.all(
    clients.map((client) => client.auth.mfa.challengeAndVerify({ factorId, code: now })),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
});

test('wrong codes are limited, no matter who gives them, and the owner gets in from a known device', async () => {
  const { client, factorId, codes, email, password, thief } = await guarded('guesses');
  const device = 'a'.repeat(64);
  await client.rpc('remember_device', { device });
  const guess = async (who: SupabaseClient, given = codes.wrong()) =>
    (await who.auth.mfa.challengeAndVerify({ factorId, code: given })).error?.code ?? 'ok';
  for (let tries = 0; tries < 5; tries += 1) expect(await guess(thief)).toBe('mfa_verification_failed');
  expect(await guess(thief)).toBe('over_request_rate_limit');
  // Another session is not a new beginning.
  const again = anonymousClient(stack);
  await again.auth.signInWithPassword({ email, password });
  const right = codes.next();
  expect(await guess(again, right)).toBe('over_request_rate_limit');
  await again.rpc('present_device', { email, device });
  expect(await guess(again, right)).toBe('ok');
});

test('a device that was known before the first factor has proven nothing but the password', async () => {
  const { id, client } = await addLearner(stack, 'before');
  const credentials = { email: 'before@revisoins.test', password: `Secret-${id}` };
  const device = 'b'.repeat(64);
  await client.rpc('remember_device', { device });
  const { factorId, codes } = await enrol(client);
  await client.auth.mfa.challengeAndVerify({ factorId, code: codes.next() });
  const thief = anonymousClient(stack);
  await thief.auth.signInWithPassword(credentials);
  const outcomes: (string | undefined)[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    await thief.rpc('present_device', { email: credentials.email, device });
    outcomes.push((await thief.auth.mfa.challengeAndVerify({ factorId, code: codes.wrong() })).error?.code);
  }
  expect(outcomes.at(-1)).toBe('over_request_rate_limit');
});

test('sessions without the second step end when a factor is confirmed', async () => {
  const { id, client } = await addLearner(stack, 'elsewhere');
  const credentials = { email: 'elsewhere@revisoins.test', password: `Secret-${id}` };
  const other = anonymousClient(stack);
  await other.auth.signInWithPassword(credentials);
  const { factorId, codes } = await enrol(client);
  await client.auth.mfa.challengeAndVerify({ factorId, code: codes.next() });
  // At once for everything that reads and writes, although its token is good for a while.
  expect((await other.from('profiles').select('id')).status).toBe(401);
  expect((await other.auth.refreshSession()).error).not.toBeNull();
  expect((await client.rpc('list_my_sessions')).data).toHaveLength(1);
  // What somebody else has confirmed hides no session of a learner without a second step.
  const plain = await addLearner(stack, 'plain-sessions');
  expect((await plain.client.rpc('list_my_sessions')).data).toHaveLength(1);
});

test('somebody who finds an open session can neither add nor remove a factor', async () => {
  const { client } = await addLearner(stack, 'found');
  await stack.sql(`update auth.sessions set created_at = created_at - interval '11 minutes'`);
  const wanted = { factorType: 'totp', friendlyName: 'Autre' } as const;
  expect(code(await client.auth.mfa.enroll(wanted))).toBe('reauthentication_needed');

  const owner = await guarded('open');
  await stack.sql(`update auth.mfa_amr_claims set updated_at = updated_at - interval '11 minutes'`);
  expect(code(await owner.client.auth.mfa.enroll(wanted))).toBe('reauthentication_needed');
  expect(code(await owner.client.auth.mfa.unenroll(owner))).toBe('reauthentication_needed');
  await owner.client.auth.mfa.challengeAndVerify({ ...owner, code: owner.codes.next() });
  expect((await owner.client.auth.mfa.unenroll(owner)).error).toBeNull();
});

test('a second device signs in as well; once the device that signed in last is removed, the session is back at its first step', async () => {
  const owner = await guarded('two');
  expect(code(await owner.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' }))).toBe(
    'mfa_factor_name_conflict',
  );
  const tablet = await enrol(owner.client, 'Tablette');
  await owner.client.auth.mfa.challengeAndVerify({ ...tablet, code: tablet.codes.next() });
  await enrol(owner.client, 'Troisième');
  expect(code(await owner.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Quatrième' }))).toBe(
    'too_many_enrolled_mfa_factors',
  );
  expect((await owner.client.auth.mfa.unenroll(tablet)).error).toBeNull();
  await owner.client.auth.refreshSession();
  expect(await readLevel(owner.client)).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
  expect((await owner.client.from('profiles').select('id')).data).toEqual([]);
});

test('nobody reaches the factor of somebody else, and nobody is served without a session', async () => {
  const owner = await guarded('mine');
  const { client: stranger } = await addLearner(stack, 'not-mine');
  expect(code(await stranger.auth.mfa.challenge({ factorId: owner.factorId }))).toBe('mfa_factor_not_found');
  expect(code(await stranger.auth.mfa.unenroll(owner))).toBe('mfa_factor_not_found');
  const { data } = await owner.client.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token}`;
  await owner.client.auth.signOut({ scope: 'local' });
  for (const bearer of [authorization, `Bearer ${stack.publishableKey}`, 'Bearer x.y.z']) {
    const answer = await fetch(`${stack.apiUrl}/auth/v1/factors/${owner.factorId}/challenge`, {
      method: 'POST',
      headers: { apikey: stack.publishableKey, authorization: bearer },
    });
    expect(answer.status).toBe(403);
  }
  expect(
    await stack.sql(`select has_table_privilege('authenticated', 'auth.mfa_factors', 'select') as mine`),
  ).toEqual([{ mine: false }]);
});

test('only an operator removes the factors of somebody who has lost the device', async () => {
  const owner = await guarded('lost');
  expect((await owner.client.rpc('remove_second_step', { email: owner.email })).error?.code).toBe('42501');
  // The statement of docs/guides/runbooks.md for a written request of access.
  const [exported] = await stack.sql(
    'select private.export_learner(id) as data from auth.users where email = $1',
    [owner.email],
  );
  expect(exported?.['data']).toMatchObject({
    account: { email: owner.email },
    second_step: [{ name: 'Téléphone' }],
  });
  const [row] = await stack.sql('select public.remove_second_step($1) as removed', [
    ` ${owner.email.toUpperCase()}`,
  ]);
  expect(row).toEqual({ removed: 1 });
  expect((await owner.client.auth.refreshSession()).error).not.toBeNull();
  const again = anonymousClient(stack);
  await again.auth.signInWithPassword(owner);
  expect(
    (await again.from('user_notifications').select('title').eq('notification_type', 'warning')).data,
  ).toEqual([{ title: 'Vérification en deux étapes désactivée' }]);
  expect(await stack.sql('select public.remove_second_step($1) as removed', [owner.email])).toEqual([
    { removed: 0 },
  ]);
  await expect(stack.sql(`select public.remove_second_step('nobody@revisoins.test')`)).rejects.toThrow(
    'no account',
  );
});

test('a project asks the same limit, as its account server’s hook', async () => {
  const { id } = await addLearner(stack, 'hook');
  const ask = async (valid: boolean) => {
    const event = JSON.stringify({ user_id: id, factor_id: id, valid });
    const [row] = await stack.sql(`select private.limit_second_step($1) ->> 'decision' as decision`, [event]);
    return row?.['decision'];
  };
  for (let tries = 0; tries < 19; tries += 1) await ask(false);
  expect([await ask(true), await ask(false)]).toEqual(['continue', 'continue']);
  for (let tries = 0; tries < 19; tries += 1) await ask(false);
  expect([await ask(true)]).toEqual(['reject']);
});

test('the migrations ask who the learner is in one way', async () => {
  const folder = join(import.meta.dirname, '..', '..', 'supabase', 'migrations');
  const uses: string[] = [];
  for (const file of await readdir(folder)) {
    const sql = (await readFile(join(folder, file), 'utf8')).replaceAll(/--.*/g, '');
    // These are also about who no longer is a learner.
    const own =
      /create function (?:private\.learner_id|public\.require_live_session|public\.delete_my_account)\([\s\S]*?\n\$\$;/g;
    if (sql.replaceAll(own, '').includes('auth.uid(')) uses.push(file);
  }
  expect(uses).toEqual([]);
});
