import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { freeOffset } from './free-offset.ts';
import { startStack, type Stack } from './start-stack.ts';
import { testDatabaseServer } from './testing/start-test-stack.ts';
import { createServerDatabase } from './testing/test-database.ts';

const supabaseDir = fileURLToPath(new URL('./fixtures/supabase', import.meta.url));
const password = 'Une-phrase-secrete-1';
const log: string[] = [];
let [dataDir, portOffset] = ['', 0];
let databaseUrl: string | undefined;
let stack: Stack;
let alice: SupabaseClient;
let bob: SupabaseClient;

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', '');
  dataDir = await mkdtemp(join(tmpdir(), 'stack-test-'));
  portOffset = await freeOffset();
  const server = testDatabaseServer();
  if (server !== undefined) databaseUrl = await createServerDatabase(server);
  stack = await start();
  [alice, bob] = [await newLearner('alice@example.test'), await newLearner('bob@example.test')];
});

function start(): Promise<Stack> {
  return startStack({
    portOffset,
    dataDir,
    supabaseDir,
    log: (line) => log.push(line),
    ...(databaseUrl !== undefined && { databaseUrl }),
  });
}

afterAll(async () => {
  await stack.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const site = (path = '') => `http://localhost:${4200 + portOffset}${path}`;
const client = () =>
  createClient(stack.apiUrl, stack.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
const eventually = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 60_000, interval: 25 });
/** The API call of a link's page when its button is pressed: the code of the refusal, or success. */
const press = async (link: string): Promise<string> => {
  const { searchParams } = new URL(link);
  const { data, error } = await client().auth.verifyOtp({
    token_hash: searchParams.get('token_hash') ?? '',
    type: searchParams.get('type') as 'signup',
  });
  return error?.code ?? (data.session ? 'done' : 'half done');
};

async function lastLink(to: string): Promise<string> {
  const found = (await (await fetch(`${stack.mailboxUrl}/api/v1/search?query=to:${to}`)).json()) as {
    messages: { ID: string }[];
  };
  const mail = (await (
    await fetch(`${stack.mailboxUrl}/api/v1/message/${found.messages[0]?.ID}`)
  ).json()) as { Text: string };
  return /http\S+token_hash\S+/.exec(mail.Text)?.[0] ?? '';
}

async function newLearner(email: string): Promise<SupabaseClient> {
  const learner = client();
  expect((await learner.auth.signUp({ email, password })).error).toBeNull();
  expect(await press(await lastLink(email))).toBe('done');
  expect((await learner.auth.signInWithPassword({ email, password })).error).toBeNull();
  return learner;
}

test('an account must be confirmed through its mail before it signs in', async () => {
  const visitor = client();
  const email = 'carole@example.test';
  await visitor.auth.signUp({ email, password });
  expect((await visitor.auth.signInWithPassword({ email, password })).error?.message).toBe(
    'Email not confirmed',
  );
  const link = await lastLink(email);
  expect(link).toMatch(site('/confirmation?token_hash='));
  expect(await press(link)).toBe('done');
  expect((await visitor.auth.signInWithPassword({ email, password })).data.user?.email).toBe(email);
  expect(await press(link)).toBe('otp_expired');
});

test('whatever opens a link spends nothing, by the account service’s own address neither', async () => {
  const email = 'scanned@example.test';
  await client().auth.signUp({ email, password });
  const link = await lastLink(email);
  const token = new URL(link).searchParams.get('token_hash') ?? '';
  for (const method of ['HEAD', 'GET'])
    for (const path of ['verify', 'verify/', '%76erify', '%2576erify', '/verify']) {
      const address = `${stack.apiUrl}/auth/v1/${path}?token=${token}&token_hash=${token}&type=signup`;
      const { status } = await fetch(address, { method, redirect: 'manual' });
      expect([404, 405], `${method} ${path}`).toContain(status);
    }
  expect(await press(link)).toBe('done');
});

test('requesting a mail never creates a confirmed account', async () => {
  expect((await client().auth.signInWithOtp({ email: 'ghost@example.test' })).error?.code).toBe(
    'otp_disabled',
  );
  expect(await stack.sql(`select id from auth.users where email = 'ghost@example.test'`)).toEqual([]);
});

test('a sign-up for a confirmed address looks like a new one, without an identity and without mail', async () => {
  const before = await lastLink('alice@example.test');
  const visitor = client();
  const { data, error } = await visitor.auth.signUp({
    email: 'Alice@example.test',
    password: 'Une-autre-phrase-1',
    options: { data: { first_name: 'Alice' } },
  });
  const { data: own } = await alice.auth.getUser();
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({
    email: 'alice@example.test',
    identities: [],
    user_metadata: { first_name: 'Alice' },
  });
  expect(data.user?.id).not.toBe(own.user?.id);
  expect(await lastLink('alice@example.test')).toBe(before);
  expect(
    (await client().auth.signInWithPassword({ email: 'alice@example.test', password })).error,
  ).toBeNull();
  expect((await visitor.auth.signUp({ email: 'alice@example.test', password: 'court' })).error?.code).toBe(
    'weak_password',
  );
});

test('a reset link leads to the site’s own page, whatever address was requested', async () => {
  await client().auth.resetPasswordForEmail('bob@example.test', { redirectTo: 'https://example.org/steal' });
  const link = await lastLink('bob@example.test');
  expect(link).toMatch(site('/reset-password?token_hash='));
  expect(new URL(link).searchParams.get('type')).toBe('recovery');
  expect(await press(link)).toBe('done');
});

test('a confirmation is sent again, and not twice in a row', async () => {
  const email = 'denis@example.test';
  const visitor = client();
  await visitor.auth.signUp({ email, password });
  const first = await lastLink(email);
  const resend = async () => {
    expect((await visitor.auth.resend({ type: 'signup', email })).error).toBeNull();
    return lastLink(email);
  };
  const second = await eventually(async () => {
    const link = await resend();
    expect(link).not.toBe(first);
    return link;
  });
  expect(await resend(), 'the answer does not reveal that it was too early').toBe(second);
  expect(await press(first)).toBe('otp_expired');
  expect(await press(second)).toBe('done');
  expect((await visitor.auth.resend({ type: 'signup', email: 'nobody@example.test' })).error).toBeNull();
});

test('a second sign-up before the confirmation mails it once more, and does not change the password', async () => {
  const email = 'eve@example.test';
  const other = 'Une-autre-phrase-2';
  const visitor = client();
  await visitor.auth.signUp({ email, password });
  const first = await lastLink(email);
  expect((await visitor.auth.signUp({ email, password: other })).error?.code).toBe(
    'over_email_send_rate_limit',
  );
  await eventually(async () => {
    const { data, error } = await visitor.auth.signUp({ email, password: other });
    expect([error, data.user?.identities?.length, data.session]).toEqual([null, 1, null]);
  });
  const second = await lastLink(email);
  expect(second).not.toBe(first);
  expect(await press(second)).toBe('done');
  expect((await visitor.auth.signInWithPassword({ email, password: other })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await visitor.auth.signInWithPassword({ email, password })).error).toBeNull();
});

test.each([
  ['the old address first', ['old', 'new']],
  ['the new address first', ['new', 'old']],
])('an e-mail changes once both addresses have confirmed: %s', async (_, order) => {
  const name = `mover-${order[0]}`;
  const addresses = { old: `${name}@example.test`, new: `${name}-moved@example.test` };
  const learner = await newLearner(addresses.old);
  expect((await learner.auth.updateUser({ email: addresses.new })).error).toBeNull();
  const [first = '', second = ''] = await Promise.all(
    order.map((side) => lastLink(side === 'old' ? addresses.old : addresses.new)),
  );
  expect(new Set([first, second]).size).toBe(2);
  expect(await press(first)).toBe('half done');
  expect(await press(first), 'it counts once').toBe('otp_expired');
  const signIn = async (email: string) =>
    (await client().auth.signInWithPassword({ email, password })).error?.code ?? 'in';
  expect(await signIn(addresses.new)).toBe('invalid_credentials');
  expect(await press(second)).toBe('done');
  expect([await signIn(addresses.new), await signIn(addresses.old)]).toEqual(['in', 'invalid_credentials']);
  expect([await press(first), await press(second)]).toEqual(['otp_expired', 'otp_expired']);
});

test('each learner reads and writes their own rows alone', async () => {
  expect((await alice.from('notes').insert({ body: 'de Alice' })).error).toBeNull();
  const { data } = await bob.auth.getUser();
  expect((await alice.from('notes').insert({ body: 'forged', user_id: data.user?.id })).error?.code).toBe(
    '42501',
  );
  expect((await alice.from('notes').select('body')).data).toEqual([{ body: 'de Alice' }]);
  expect((await bob.from('notes').select('body')).data).toEqual([]);
  expect((await client().from('notes').select('body')).data).toEqual([]);
});

test('a token decides who asks, whichever key comes with it', async () => {
  await bob.from('notes').insert({ body: 'of Bob alone' });
  const { data } = await alice.auth.getSession();
  const read = async (apikey: string, token: string) => {
    const headers = { apikey, authorization: `Bearer ${token}` };
    const answer = await fetch(`${stack.apiUrl}/rest/v1/notes?select=body&body=eq.of%20Bob%20alone`, {
      headers,
    });
    return [answer.status, answer.ok && (await answer.json())];
  };
  const token = data.session?.access_token ?? '';
  for (const key of [stack.publishableKey, stack.secretKey])
    expect(await read(key, token)).toEqual([200, []]);
  expect(await read(stack.secretKey, stack.secretKey)).toEqual([200, [{ body: 'of Bob alone' }]]);
  expect(await read('sb_publishable_another', token)).toEqual([401, false]);
  await bob.from('notes').delete().eq('body', 'of Bob alone');
});

test('a violated check constraint has the code and the status that a hosted project gives', async () => {
  const { error, status } = await alice.from('notes').insert({ body: '' });
  expect([status, error?.code]).toEqual([400, '23514']);
  expect(error?.message).toBe('new row for relation "notes" violates check constraint "notes_body_check"');
});

test('moments are sent as ISO 8601, which every browser reads', async () => {
  const { data } = await alice.from('notes').select('created_at').single();
  expect(data?.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/);
  const later = await alice.from('notes').select('body').lte('created_at', data?.created_at);
  expect(later.data).toHaveLength(1);
});

test('requests at the same time never share a role', async () => {
  const seen = await Promise.all(
    Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? alice : bob).from('notes').select('body')),
  );
  expect(seen.every(({ data }, i) => data?.length === (i % 2 === 0 ? 1 : 0))).toBe(true);
});

test('the grants of the migrations stay as they are', async () => {
  const [row] = await stack.sql(
    `select has_schema_privilege('anon', 'private', 'usage') as usage, has_table_privilege('authenticated', 'private.answers', 'select') as reading`,
  );
  expect(row).toEqual({ usage: false, reading: false });
});

test('a change reaches its owner and nobody else', async () => {
  const heard: { who: string; body: unknown; type: string }[] = [];
  const listen = (who: string, learner: SupabaseClient) =>
    new Promise<void>((joined) => {
      learner
        .channel('notes')
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'notes' },
          ({ new: row, eventType }) => {
            heard.push({ who, body: 'body' in row ? row['body'] : undefined, type: eventType });
          },
        )
        .on('system', {}, ({ status }) => {
          if (status === 'ok') joined();
        })
        .subscribe();
    });
  const visitor = client();
  await Promise.all([listen('alice', alice), listen('bob', bob), listen('visitor', visitor)]);
  const { data } = await alice.from('notes').insert({ body: 'one' }).select('id').single();
  await alice.from('notes').update({ body: 'two' }).eq('id', data?.id);
  await alice.from('notes').delete().eq('id', data?.id);
  await bob.from('notes').insert({ body: 'three' });
  // Changes are sent in order: once Bob's has arrived, earlier ones have been handled.
  await eventually(() => {
    expect(heard.at(-1)?.body).toBe('three');
  });
  // A row that is gone by the time that its change is delivered cannot be read any more: that change is left
  // out.
  const changes = heard.map(({ who, type }) => `${who} ${type}`);
  const all = ['alice INSERT', 'alice UPDATE', 'alice DELETE', 'bob INSERT'];
  expect(changes).toEqual(all.filter((change) => changes.includes(change)));
  expect(changes).toEqual(expect.arrayContaining(['alice DELETE', 'bob INSERT']));
  await Promise.all([alice, bob, visitor].map((learner) => learner.removeAllChannels()));
});

test('a channel with a filter hears what passes it, and a bad filter is refused', async () => {
  const heard: unknown[] = [];
  const states: string[] = [];
  await new Promise<void>((joined) => {
    alice
      .channel('filtered')
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'notes', filter: 'body=eq.yes' },
        ({ new: row }) => heard.push(row['body']),
      )
      .subscribe((status) => {
        if (status === 'SUBSCRIBED') joined();
      });
  });
  alice
    .channel('bad')
    .on(
      'postgres_changes',
      { event: '*', schema: 'public', table: 'notes', filter: 'nonsense' },
      () => undefined,
    )
    .subscribe((status) => states.push(status));
  await alice.from('notes').insert([{ body: 'no' }, { body: 'yes' }]);
  await eventually(() => {
    expect(heard).toEqual(['yes']);
  });
  await eventually(() => {
    expect(states).toContain('CHANNEL_ERROR');
  });
  await alice.removeAllChannels();
});

test('a picture goes into the learner’s own folder alone', async () => {
  const id = (await alice.auth.getUser()).data.user?.id;
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const bytes = new Uint8Array(Buffer.from(pixel, 'base64')).buffer;
  expect(
    (await alice.storage.from('pictures').upload(`${id}/me.png`, bytes, { contentType: 'image/png' })).error,
  ).toBeNull();
  expect(
    (await bob.storage.from('pictures').upload(`${id}/other.png`, bytes, { contentType: 'image/png' })).error,
  ).not.toBeNull();
  const { data } = await alice.storage.from('pictures').download(`${id}/me.png`);
  expect(new Uint8Array((await data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(new Uint8Array(bytes));
  expect((await bob.storage.from('pictures').download(`${id}/me.png`)).error).not.toBeNull();
});

test('a function answers a signed-in learner and acts with their rights', async () => {
  const { data, error } = await bob.functions.invoke('hello', { body: { name: 'Bob' } });
  expect(error).toBeNull();
  expect(data).toEqual({ asked: { name: 'Bob' }, notes: [{ body: 'three' }], path: '/hello' });
});

test.each([
  ['no token', {}, 'Missing authorization header'],
  ['the publishable key', { key: true }, 'Invalid JWT'],
  ['a forged token', { token: 'a.b.c' }, 'Invalid JWT'],
])('a function refuses %s', async (_, { key, token }: { key?: boolean; token?: string }, message) => {
  const bearer = key === true ? stack.publishableKey : token;
  const answer = await fetch(`${stack.apiUrl}/functions/v1/hello`, {
    method: 'POST',
    body: '{}',
    headers: {
      apikey: stack.publishableKey,
      origin: site(),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
  });
  expect([answer.status, await answer.json()]).toEqual([401, { code: 401, message }]);
  expect(answer.headers.get('access-control-allow-origin')).toBe(site());
});

test('a function without a JWT check is open, and boxed in', async () => {
  const box = (await (await fetch(`${stack.apiUrl}/functions/v1/open`)).json()) as Record<string, unknown>;
  expect(box).toMatchObject({ readDenied: true, writeDenied: true, netDenied: true });
  // deno sets a PATH and names of its own.
  const names = z
    .array(z.string())
    .parse(box['names'])
    .filter((name) => !/^(DENO_|NO_COLOR$|PATH$)/.test(name));
  expect(names).toEqual(['SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY', 'SUPABASE_URL']);
});

test('a function that does not load is reported and leaves the others alone', async () => {
  const { error } = await alice.functions.invoke('broken', { body: {} });
  const response = (error as { context?: Response } | null)?.context;
  expect(response?.status).toBe(503);
  // Why it did not load may name files of the machine.
  expect(await response?.json()).toEqual({ code: 503, message: 'The function "broken" did not load' });
  expect(log.some((line) => line.includes('broken did not load: on purpose'))).toBe(true);
});

test('functions come back after one of them has ended the process', async () => {
  const before = stack.functionsPid();
  expect((await alice.functions.invoke('crash', { body: {} })).error).not.toBeNull();
  await eventually(async () => {
    expect((await bob.functions.invoke('hello', { body: {} })).error).toBeNull();
  });
  expect(stack.functionsPid()).not.toBe(before);
});

test('a browser on this machine may call the API from any port, others may not', async () => {
  const preflight = (origin: string) =>
    fetch(`${stack.apiUrl}/rest/v1/notes`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization',
      },
    });
  const local = await preflight(site());
  expect([
    local.status,
    local.headers.get('access-control-allow-origin'),
    local.headers.get('access-control-allow-headers'),
  ]).toEqual([204, site(), 'apikey,authorization']);
  expect((await preflight('https://example.org')).headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  [site(), 101],
  ['https://example.org', 403],
])('a page of %s that opens the socket gets %i', async (origin, status) => {
  const headers = {
    origin,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  const asked = request(`${stack.apiUrl}/realtime/v1/websocket?apikey=${stack.publishableKey}`, { headers });
  const answered = Promise.race([once(asked, 'upgrade'), once(asked, 'response')]);
  asked.end();
  const [answer] = (await answered) as [IncomingMessage];
  answer.socket.destroy();
  expect(answer.statusCode).toBe(status);
});

test('the API answers no TRACE', async () => {
  const asked = request(`${stack.apiUrl}/rest/v1/notes`, { method: 'TRACE' }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(405);
});

test.each(['//', '///', 'http://'])('the API has nothing at %s, which is no address', async (path) => {
  const { hostname, port } = new URL(stack.apiUrl);
  const asked = request({ hostname, port, path }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(404);
});

test('a second stack reports which port is taken, or that the data is in use', async () => {
  const otherDir = await mkdtemp(join(tmpdir(), 'stack-test-'));
  await expect(startStack({ portOffset, dataDir: otherDir, supabaseDir })).rejects.toThrow(
    new RegExp(`Port ${54324 + portOffset} \\(mailbox\\) is taken.*PORT_OFFSET`),
  );
  await expect(
    startStack({ portOffset: await freeOffset(portOffset + 20), dataDir, supabaseDir }),
  ).rejects.toThrow('in use by another local stack');
  await rm(otherDir, { recursive: true });
});

test('rows, accounts and keys outlive a restart with a page open, and nothing is left running', async () => {
  const pid = stack.functionsPid() ?? 0;
  const { publishableKey } = stack;
  // A page that is open keeps a WebSocket.
  await new Promise<void>((joined) => {
    alice.channel('open').subscribe((status) => {
      if (status === 'SUBSCRIBED') joined();
    });
  });
  await stack.stop();
  await alice.removeAllChannels();
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  stack = await start();
  expect(stack.publishableKey).toBe(publishableKey);
  expect((await alice.from('notes').select('body').eq('body', 'de Alice')).data).toEqual([
    { body: 'de Alice' },
  ]);
  expect(await stack.sql('select count(*)::int as n from public.seeded')).toEqual([{ n: 1 }]);
});

test('what is scheduled for each minute runs as soon as the stack is back', async () => {
  await stack.sql(
    `select cron.schedule('keep count', '* * * * *', 'insert into public.seeded values (2) on conflict do nothing')`,
  );
  await stack.stop();
  stack = await start();
  await eventually(async () => {
    expect(await stack.sql('select id from public.seeded where id = 2')).toHaveLength(1);
  });
});

test('security events are written down without saying who, and answers of the API are neither kept nor guessed at', async () => {
  await client().auth.signInWithPassword({ email: 'alice@example.test', password: 'not this one' });
  const lines = await eventually(async () => {
    const text = await readFile(join(dataDir, 'security.jsonl'), 'utf8');
    expect(text).toContain('"event":"sign-in","outcome":"refused"');
    return text;
  });
  expect(lines).not.toMatch(/alice|not this one|127\.0\.0\.1/);
  for (const path of [
    'rest/v1/notes',
    'storage/v1/bucket',
    'storage/v1/object/public/avatars/none.png',
    'auth/v1/nope',
    'functions/v1/nope',
    'nope',
    'health',
  ]) {
    const { headers } = await fetch(`${stack.apiUrl}/${path}`, { headers: { apikey: stack.publishableKey } });
    expect([path, headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      path,
      'no-store',
      'nosniff',
    ]);
  }
});
