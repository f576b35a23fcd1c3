import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, type TestLearner } from './test-learner.ts';

// The API answers every request with a result or a refusal, never with an error of its own.
const REQUESTS = 400;

interface Ask {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

/** Requests that made lite, or the driver below it, fail. */
const tripped: readonly Ask[] = [
  {
    method: 'POST',
    path: '/storage/v1/object/list/avatars',
    headers: { 'Content-Type': 'multipart/form-data' },
    body: '{"prefix":""}',
  },
  {
    method: 'POST',
    path: '/rest/v1/user_notifications',
    headers: {},
    body: '{"created_at":0,"id":"5b3e7478-b0d5-5a35-9d3c-cf9cd18fb3ae"}',
  },
];

let stack: Stack;
let learner: TestLearner;
let token = '';
let asks: readonly Ask[];

beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'fuzz');
  token = (await learner.client.auth.getSession()).data.session?.access_token ?? '';
  asks = fc.sample(anyAsk(await readCatalogue()), { numRuns: REQUESTS, seed: 13 });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => stack?.stop());

interface Catalogue {
  readonly columns: readonly { table: string; column: string }[];
  readonly functions: readonly { name: string; names: readonly string[] }[];
}

/** What a learner may name: sorted, so that the same requests are generated each time. */
async function readCatalogue(): Promise<Catalogue> {
  const columns = await stack.sql(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' order by table_name, ordinal_position`,
  );
  const functions = await stack.sql(
    `select proname as name, array_to_json(coalesce(proargnames, '{}'))::text as names from pg_proc
      where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
        and proname <> 'delete_my_account' order by proname`,
  );
  return {
    columns: columns.map((row) => ({ table: String(row['table']), column: String(row['column']) })),
    functions: functions.map((row) => ({
      name: String(row['name']),
      names: JSON.parse(String(row['names'])) as string[],
    })),
  };
}

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '',
    ' ',
    '*',
    '%',
    '..',
    '.',
    ',',
    '(',
    ')',
    '()',
    '(,)',
    '"',
    '\\',
    "'",
    "';--",
    'null',
    'NaN',
    'infinity',
    '-1',
    '1e999',
    '9'.repeat(40),
    '\ud800',
    '\u0000',
    '\u202e',
    'eq.',
    'eq',
    'in.()',
    'in.(',
    'is.x',
    'cs.{',
    'cd.[',
    'fts.',
    'fts(x).&',
    'or',
    'and',
    'not.',
    'not.not.eq.1',
    'a->b',
    "a->>'b'",
    'a::int',
    'a::nothing',
    'count()',
    'x.sum()',
    '*,*',
    'a:b:c',
    '!inner',
    'profiles(*)',
    'profiles!x(*)',
    '0001-01-01',
    '294277-01-01',
    '2026-13-45',
    '{}',
    '[]',
    '{"a":',
    'e'.repeat(3000),
  ),
);
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300, -1e-300, [], {}, [[]], [null], [{}], {
    a: { b: [] },
  }),
  fc.uuid(),
  fc.array(oddText, { maxLength: 3 }),
);

function anyAsk({ columns, functions }: Catalogue): fc.Arbitrary<Ask> {
  const tables = [...new Set(columns.map(({ table }) => table))];
  const table = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...tables) }, oddText.map(encoded));
  const column = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...columns.map((one) => one.column)) },
    oddText,
  );
  const parameter = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(
        column,
        fc
          .tuple(fc.constantFrom('eq', 'gt', 'in', 'is', 'cs', 'ov', 'like', 'fts', 'sl'), oddText)
          .map((parts) => parts.join('.')),
      ),
    },
    fc.tuple(column, oddText),
    fc.tuple(
      fc.constantFrom('select', 'order', 'limit', 'offset', 'or', 'and', 'columns', 'on_conflict'),
      fc.oneof(column, oddText),
    ),
  );
  const query = fc.array(parameter, { maxLength: 3 }).map((pairs) => new URLSearchParams(pairs).toString());
  const headers = fc.dictionary(
    fc.constantFrom(
      'Prefer',
      'Accept',
      'Range',
      'Range-Unit',
      'Accept-Profile',
      'Content-Profile',
      'Content-Type',
    ),
    fc.constantFrom(
      'return=representation',
      'resolution=merge-duplicates',
      'count=exact',
      'max-affected=0',
      'tx=rollback',
      'handling=strict',
      'x',
      'application/vnd.pgrst.object+json',
      'application/json',
      'text/csv',
      'application/octet-stream',
      'multipart/form-data',
      'application/x-www-form-urlencoded',
      '0-0',
      '5-1',
      '-1',
      'public',
      'private',
      'auth',
    ),
    { maxKeys: 2 },
  );
  const body = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.dictionary(column, oddValue, { maxKeys: 4 }).map((value) => JSON.stringify(value)),
    },
    fc
      .array(fc.dictionary(column, oddValue, { maxKeys: 3 }), { maxLength: 3 })
      .map((value) => JSON.stringify(value)),
    oddValue.map((value) => JSON.stringify(value)),
    oddText,
  );
  const rest = fc.record({
    method: fc.constantFrom('GET', 'GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'),
    path: fc.tuple(table, query).map(([name, asked]) => `/rest/v1/${name}?${asked}`),
    headers,
    body,
  });
  const rpc = fc.constantFrom(...functions).chain(({ name, names }) =>
    fc.record({
      method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PATCH'),
      path: query.map((asked) => `/rest/v1/rpc/${name}?${asked}`),
      headers,
      body: fc.oneof(
        {
          weight: 5,
          arbitrary: fc
            .record(Object.fromEntries(names.map((one) => [one, oddValue])))
            .map((value) => JSON.stringify(value)),
        },
        body,
      ),
    }),
  );
  const storage = fc.record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE'),
    path: fc
      .tuple(
        fc.constantFrom(
          'object/',
          'object/public/',
          'object/authenticated/',
          'object/info/',
          'object/list/',
          'object/sign/',
          'object/upload/sign/',
          'object/move',
          'object/copy',
          'bucket/',
          'bucket',
          '',
        ),
        fc.constantFrom('avatars', 'avatars/a.png', 'none', ''),
        oddText.map(encoded),
      )
      .map(([operation, bucket, name]) => `/storage/v1/${operation}${bucket}/${name}`),
    headers,
    body: fc.oneof(
      body,
      fc
        .dictionary(
          fc.constantFrom(
            'prefix',
            'limit',
            'offset',
            'sortBy',
            'search',
            'prefixes',
            'paths',
            'expiresIn',
            'bucketId',
            'sourceKey',
            'destinationKey',
          ),
          oddValue,
        )
        .map((value) => JSON.stringify(value)),
    ),
  });
  const auth = fc.record({
    method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE'),
    path: fc
      .tuple(
        fc.constantFrom(
          'token?grant_type=password',
          'token?grant_type=refresh_token',
          'token?grant_type=pkce',
          'token',
          'signup',
          'recover',
          'resend',
          'verify',
          'otp',
          'user',
          'authorize',
          'settings',
          'magiclink',
          'factors',
          'admin/users',
          'callback',
          'invite',
          'reauthenticate',
        ),
        fc.dictionary(fc.constantFrom('type', 'token', 'redirect_to', 'provider', 'code', 'page'), oddText, {
          maxKeys: 2,
        }),
      )
      .map(
        ([path, asked]) =>
          `/auth/v1/${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(asked).toString()}`,
      ),
    headers,
    body: fc
      .dictionary(
        fc.constantFrom(
          'email',
          'password',
          'phone',
          'type',
          'token',
          'token_hash',
          'refresh_token',
          'data',
          'options',
          'code',
          'auth_code',
          'code_verifier',
          'create_user',
          'gotrue_meta_security',
          'nonce',
        ),
        oddValue,
      )
      .map((value) => JSON.stringify(value)),
  });
  return fc.oneof(
    { weight: 5, arbitrary: rest },
    { weight: 4, arbitrary: rpc },
    { weight: 2, arbitrary: storage },
    { weight: 3, arbitrary: auth },
  );
}

/** Like `encodeURIComponent`, but also for invalid Unicode. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

async function send({ method, path, headers, body }: Ask): Promise<{ status: number; text: string }> {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const response = await fetch(stack.apiUrl + path, {
    method,
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      ...headers,
      apikey: stack.publishableKey,
      Authorization: `Bearer ${token}`,
    },
    ...(hasBody && body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text() };
}

test(`${REQUESTS} odd requests are answered, none of them with an error of the server's own`, async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const broken: unknown[] = [];
  for (const ask of [...tripped, ...asks]) {
    const { status, text } = await send(ask);
    if (status >= 500 && status !== 501) broken.push({ status, text, ...ask });
  }
  expect(broken).toEqual([]);
  expect((await learner.client.from('profiles').select('id')).data).toEqual([{ id: learner.id }]);
});
