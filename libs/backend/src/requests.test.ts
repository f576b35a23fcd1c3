import type { ServerResponse } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { authClient, callRpc, invokeFunction, run, storageBucket, table } from './index.ts';
import { configureBackend, forgetStoredSession, SESSION_KEY } from './hosting.ts';
import { sessionStorageAdapter } from './session-place.ts';
import { answerJson, startTestServer } from './test-server.ts';
import type { SeenRequest, TestServer } from './test-server.ts';

let server: TestServer | null = null;

/** Long enough for a busy machine; tests of the limit itself use less. */
const PATIENT_MS = 60_000;

async function serve(
  answer: (request: SeenRequest, response: ServerResponse) => void,
  timeoutMs = PATIENT_MS,
): Promise<TestServer> {
  server = await startTestServer(answer);
  configureBackend({ apiUrl: `${server.url}/`, publishableKey: 'sb_publishable_test', timeoutMs });
  return server;
}

function storeSession(expiresInSeconds = 3600): void {
  const user = { id: '7d8f1c5e-0000-4000-8000-000000000001', email: 'lea@example.test' };
  const expires_at = Math.round(Date.now() / 1000) + expiresInSeconds;
  sessionStorageAdapter.setItem(
    SESSION_KEY,
    JSON.stringify({
      access_token: 'token-1',
      refresh_token: 'r1',
      token_type: 'bearer',
      expires_in: 3600,
      expires_at,
      user,
    }),
  );
}

afterEach(async () => {
  forgetStoredSession();
  await authClient().dispose();
  await server?.stop();
  server = null;
});

test('a query contains the public key and the access token, and answers the rows', async () => {
  storeSession();
  const { seen } = await serve((_, response) => answerJson(response, 200, [{ id: 1 }]));
  expect(await run(table('profiles').select().eq('id', '1'))).toEqual([{ id: 1 }]);
  expect(seen[0]?.path).toBe('/rest/v1/profiles?select=*&id=eq.1');
  expect(seen[0]?.headers).toMatchObject({ apikey: 'sb_publishable_test', authorization: 'Bearer token-1' });
});

test('a refused query rejects with the kind of its code', async () => {
  await serve((_, response) =>
    answerJson(response, 409, { code: '23505', message: 'duplicate key', details: '', hint: '' }),
  );
  await expect(
    run(
      table('question_reports').insert({
        question_text: 'Quel aliment?',
        skill_title: 'Compétence 11 - Nutrition',
        question_hash: '01',
      }),
    ),
  ).rejects.toMatchObject({ name: 'AppError', kind: 'conflict', metadata: { code: '23505', status: 409 } });
});

test('a database function gets its arguments by name', async () => {
  const { seen } = await serve((_, response) => answerJson(response, 200, 3));
  expect(await callRpc('take_quota', { action: 'tts', units: 8 })).toBe(3);
  expect(seen[0]).toMatchObject({
    method: 'POST',
    path: '/rest/v1/rpc/take_quota',
    body: '{"action":"tts","units":8}',
  });
});

test('a query to a dead backend rejects with network', async () => {
  const { stop } = await serve(() => undefined);
  await stop();
  await expect(run(table('profiles').select())).rejects.toMatchObject({ kind: 'network' });
  await expect(callRpc('exam_lobby')).rejects.toMatchObject({ kind: 'network' });
  await expect(invokeFunction('x')).rejects.toMatchObject({ kind: 'network' });
});

test('a query to a silent backend rejects with timeout', async () => {
  await serve(() => undefined, 300);
  await expect(run(table('profiles').select())).rejects.toMatchObject({ kind: 'timeout' });
  await expect(invokeFunction('x')).rejects.toMatchObject({ kind: 'timeout' });
});

test('an answer that stops in the middle rejects with timeout', async () => {
  await serve(
    (_, response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).write('[{"id":'),
    300,
  );
  await expect(run(table('profiles').select())).rejects.toMatchObject({ kind: 'timeout' });
  await expect(invokeFunction('x')).rejects.toMatchObject({ kind: 'timeout' });
});

test('a query is not sent anonymously when the session cannot be renewed', async () => {
  storeSession(-60);
  const { seen } = await serve(
    (request, response) => answerJson(response, request.path.startsWith('/auth') ? 503 : 200, []),
    300,
  );
  await expect(run(table('quiz_attempts').select())).rejects.toMatchObject({ kind: 'timeout' });
  expect(seen.filter(({ path }) => path.startsWith('/rest'))).toEqual([]);
});

test('a token that is refused before its time is renewed once for all that wait, and the requests sent again', async () => {
  storeSession();
  const { seen } = await serve((request, response) =>
    request.path.startsWith('/auth')
      ? answerJson(response, 200, {
          access_token: 'token-2',
          refresh_token: 'r2',
          token_type: 'bearer',
          expires_in: 3600,
          user: { id: '7d8f1c5e-0000-4000-8000-000000000001' },
        })
      : answerJson(response, request.headers.authorization === 'Bearer token-2' ? 200 : 401, []),
  );
  const rows = ['a', 'b', 'c'].map((id) => run(table('profiles').select().eq('id', id)));
  expect(await Promise.all(rows)).toEqual([[], [], []]);
  expect(seen.filter(({ path }) => path.startsWith('/auth'))).toHaveLength(1);
});

test('a session that was ended elsewhere signs out where its token is refused', async () => {
  storeSession();
  const ended = vi.fn();
  await serve((request, response) =>
    request.path.startsWith('/auth')
      ? answerJson(response, 400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' })
      : answerJson(response, 401, { code: 'PT401', message: 'the session has ended' }),
  );
  authClient().onAuthStateChange((event) => event === 'SIGNED_OUT' && ended());
  await expect(run(table('profiles').select())).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect.poll(() => ended.mock.calls.length).toBe(1);
  expect(sessionStorageAdapter.getItem(SESSION_KEY)).toBeNull();
});

test.each([
  ['answered, too', 200],
  ['refused', 400],
])('a session that another tab renews at the same time stays, where this one is %s', async (_, status) => {
  storeSession();
  const renewed = (of: string) => ({
    access_token: `token-${of}`,
    refresh_token: `refresh-${of}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.round(Date.now() / 1000) + 3600,
    user: { id: '7d8f1c5e-0000-4000-8000-000000000001' },
  });
  const { seen } = await serve((request, response) => {
    if (request.path.startsWith('/rest'))
      return answerJson(response, request.headers.authorization === 'Bearer token-1' ? 401 : 200, []);
    sessionStorageAdapter.setItem(SESSION_KEY, JSON.stringify(renewed('theirs')));
    answerJson(response, status, status === 200 ? renewed('ours') : { code: 'refresh_token_already_used' });
  });
  expect(await run(table('profiles').select())).toEqual([]);
  expect(seen.at(-1)?.headers.authorization).toBe('Bearer token-theirs');
  expect(sessionStorageAdapter.getItem(SESSION_KEY)).toContain('token-theirs');
  expect(seen.filter(({ path }) => path.includes('/logout'))).toEqual([]);
});

test('a request is not sent again as somebody else who has signed in meanwhile', async () => {
  storeSession();
  const other = {
    access_token: 'token-other',
    refresh_token: 'refresh-other',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.round(Date.now() / 1000) + 3600,
    user: { id: '7d8f1c5e-0000-4000-8000-000000000002' },
  };
  const { seen } = await serve((_, response) => {
    sessionStorageAdapter.setItem(SESSION_KEY, JSON.stringify(other));
    answerJson(response, 401, { code: 'PT401', message: 'the session has ended' });
  });
  await expect(callRpc('exam_lobby')).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1']);
  expect(sessionStorageAdapter.getItem(SESSION_KEY)).toContain('token-other');
});

test('a refused token stays while the account server is away', async () => {
  storeSession();
  await serve(
    (request, response) => answerJson(response, request.path.startsWith('/auth') ? 503 : 401, {}),
    300,
  );
  await expect(run(table('profiles').select())).rejects.toMatchObject({ kind: 'timeout' });
  expect(sessionStorageAdapter.getItem(SESSION_KEY)).not.toBeNull();
});

test('an aborted query rejects with AbortError', async () => {
  await serve(() => undefined);
  const controller = new AbortController();
  const rows = run(table('profiles').select().abortSignal(controller.signal));
  setTimeout(() => controller.abort(), 20);
  await expect(rows).rejects.toMatchObject({ name: 'AbortError' });
});

test('a function gets JSON and answers JSON', async () => {
  storeSession();
  const { seen } = await serve((_, response) => answerJson(response, 200, { reply: 'ok' }));
  expect(await invokeFunction('complete', { body: { text: 'Bonjour' } })).toEqual({ reply: 'ok' });
  expect(seen[0]).toMatchObject({
    method: 'POST',
    path: '/functions/v1/complete',
    body: '{"text":"Bonjour"}',
  });
  expect(seen[0]?.headers).toMatchObject({
    'content-type': 'application/json',
    apikey: 'sb_publishable_test',
    authorization: 'Bearer token-1',
  });
});

test('a function gets a Blob as it is and answers audio as a Blob', async () => {
  const { seen } = await serve(
    (_, response) =>
      void response.writeHead(200, { 'Content-Type': 'audio/mpeg' }).end(Buffer.from([255, 251, 0])),
  );
  const answer = await invokeFunction('transcribe', { body: new Blob(['abc'], { type: 'audio/webm' }) });
  expect(answer).toBeInstanceOf(Blob);
  expect(new Uint8Array(await (answer as Blob).arrayBuffer())).toEqual(new Uint8Array([255, 251, 0]));
  expect(seen[0]).toMatchObject({ body: 'abc' });
  expect(seen[0]?.headers['content-type']).toBe('audio/webm');
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

test('a function answers in parts, each taken as it comes', async () => {
  let goOn = () => undefined as void;
  const { seen } = await serve((_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/event-stream' })
      .write('data: {"text":"Bon"}\n\ndata: {"te');
    goOn = () => void response.end('xt":"jour à vous"}\n\nevent: end\ndata: {"reply":"Bonjour à vous"}\n\n');
  });
  const parts: unknown[] = [];
  const answer = await invokeFunction('complete', {
    body: {},
    onPart: (part) => {
      if (parts.push(part) === 1) goOn();
    },
  });
  expect(parts).toEqual([{ text: 'Bon' }, { text: 'jour à vous' }]);
  expect(answer).toEqual({ reply: 'Bonjour à vous' });
  expect(seen[0]?.headers.accept).toBe('text/event-stream, application/json');
});

test('a function that is asked for parts may answer in one piece', async () => {
  await serve((_, response) => answerJson(response, 200, { reply: 'ok' }));
  expect(await invokeFunction('complete', { body: {}, onPart: () => expect.unreachable() })).toEqual({
    reply: 'ok',
  });
});

test.each([
  [
    'is refused',
    'event: error\ndata: {"error":{"kind":"timeout","message":"Trop long"}}\n\n',
    'timeout',
    'Trop long',
  ],
  ['breaks off', '', 'network', 'The answer of complete broke off'],
])('an answer in parts that %s in the middle rejects', async (_case, end, kind, message) => {
  await serve(
    (_, response) =>
      void response
        .writeHead(200, { 'Content-Type': 'text/event-stream' })
        .end(`data: {"text":"Bon"}\n\n${end}`),
  );
  const parts: unknown[] = [];
  await expect(
    invokeFunction('complete', { body: {}, onPart: (part) => parts.push(part) }),
  ).rejects.toMatchObject({ name: 'AppError', kind, message });
  expect(parts).toEqual([{ text: 'Bon' }]);
});

test.each([
  [429, { error: { kind: 'rate-limited', message: 'Quota atteint' } }, 'rate-limited', 'Quota atteint'],
  [400, { error: { kind: 'of tomorrow', message: 'Non' } }, 'invalid', 'Non'],
  [500, 'not an envelope', 'unavailable', 'Function tts answered 500'],
])(
  'a function that refuses with %d rejects with its kind and message',
  async (status, body, kind, message) => {
    await serve((_, response) => answerJson(response, status, body));
    await expect(invokeFunction('tts', { body: {} })).rejects.toMatchObject({
      name: 'AppError',
      kind,
      message,
      metadata: { status },
    });
  },
);

test('a function call ends with the reason of the caller who aborts it', async () => {
  await serve(() => undefined);
  const controller = new AbortController();
  const reason = new Error('left the page');
  const answer = invokeFunction('generate-quiz', { body: {}, signal: controller.signal });
  setTimeout(() => controller.abort(reason), 20);
  await expect(answer).rejects.toBe(reason);
});

test('a bucket uploads under the learner’s own token', async () => {
  storeSession();
  const { seen } = await serve((_, response) =>
    answerJson(response, 200, { Key: 'avatars/u/a.png', Id: '1' }),
  );
  const bucket = await storageBucket('avatars');
  const { error } = await bucket.upload('u/a.png', new ArrayBuffer(3), { contentType: 'image/png' });
  expect(error).toBeNull();
  expect(seen[0]?.path).toBe('/storage/v1/object/avatars/u/a.png');
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer token-1', apikey: 'sb_publishable_test' });
});
