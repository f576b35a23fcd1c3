import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, type TestLearner } from './test-learner.ts';

// Whatever a learner sends is refused, the next request works, and none of it appears in the log.
let stack: Stack;
let learner: TestLearner;
let token = '';

beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'odd');
  token = (await learner.client.auth.getSession()).data.session?.access_token ?? '';
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => stack?.stop());

const SECRET = 'le texte d’une apprenante';

async function send(method: string, path: string, body?: unknown, type = 'application/json') {
  const response = await fetch(stack.apiUrl + path, {
    method,
    headers: { apikey: stack.publishableKey, Authorization: `Bearer ${token}`, 'Content-Type': type },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}
const rpc = (name: string, args: unknown) => send('POST', `/rest/v1/rpc/${name}`, args);
const draw = (more: object) => rpc('draw_quiz_items', { skill_title: SECRET, question_count: 5, ...more });

const attempt = () => ({
  id: crypto.randomUUID(),
  skill_title: 'Compétence 9 - Pharmacothérapie',
  score: 5,
  total_questions: 10,
  time_spent: 100,
});

const odd: readonly (readonly [string, () => Promise<{ status: number; text: string }>])[] = [
  ['a code that is an object', () => rpc('unlock_exam', { code: { [SECRET]: 1 } })],
  ['words that are an object', () => rpc('search_reference', { words: { [SECRET]: 1 } })],
  ['hashes that are an object', () => draw({ used_hashes: {} })],
  ['hashes that are half a list', () => draw({ used_hashes: '{a' })],
  ['a number that is a word', () => draw({ question_count: SECRET })],
  ['a number beyond all', () => rpc('take_quota', { action: 'tts', units: 1e15 })],
  ['an id that is none', () => send('GET', `/rest/v1/quiz_attempts?id=eq.${encodeURIComponent(SECRET)}`)],
  ['an expression that is none', () => send('GET', '/rest/v1/quiz_attempts?skill_title=match.(')],
  ['a NUL in a text', () => rpc('search_reference', { words: [`${SECRET}\u0000`] })],
  [
    'a name that is an object',
    () => send('PATCH', `/rest/v1/profiles?id=eq.${learner.id}`, { username: { [SECRET]: 1 } }),
  ],
  [
    'a NUL in the name of a picture',
    () => send('POST', `/storage/v1/object/avatars/${learner.id}/a%00.png`, 'x', 'image/png'),
  ],
  [
    'a line break in the name of a picture',
    () => send('POST', `/storage/v1/object/avatars/${learner.id}/a%0a.png`, 'x', 'image/png'),
  ],
  ['a NUL in a prefix', () => send('POST', '/storage/v1/object/list/avatars', { prefix: '\u0000' })],
  ['half a body', () => send('POST', '/storage/v1/object/list/avatars', '{')],
  [
    'an address that is an object',
    () => send('POST', '/auth/v1/token?grant_type=password', { email: {}, password: SECRET }),
  ],
  ...(
    [
      ['for a sign-up', 'POST', '/auth/v1/signup'],
      ['for a reset', 'POST', '/auth/v1/recover'],
      ['for a change', 'PUT', '/auth/v1/user'],
    ] as const
  ).map(
    ([what, method, path]) =>
      [
        `an address ${what} that goes on with another header of a mail`,
        () => send(method, path, { email: 'lea@exemple.ca\r\nBcc: max@exemple.ca', password: SECRET }),
      ] as const,
  ),
  // PGlite stopped answering after a statement with more parameters than it can count.
  [
    '9,000 results at once',
    () => send('POST', '/rest/v1/quiz_attempts', Array.from({ length: 9000 }, attempt)),
  ],
  [
    '70,000 files at once',
    () =>
      send('DELETE', '/storage/v1/object/avatars', { prefixes: Array(70_000).fill(`${learner.id}/a.png`) }),
  ],
  ['a body of 3 MB', () => rpc('search_reference', { words: ['a'.repeat(3_000_000)] })],
];

test.each(odd)('%s is refused, and the next call is answered', async (_case, ask) => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const { status } = await ask();
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect((await learner.client.from('profiles').select('id')).data).toEqual([{ id: learner.id }]);
  const lines = log.mock.calls.flat().map((one) => (typeof one === 'string' ? one : inspect(one)));
  expect(lines.filter((line) => line.includes('\n') || line.includes(SECRET))).toEqual([]);
});

test('many of them at once break no call of another learner', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const other = await addLearner(stack, 'other');
  const asks = Array.from({ length: 30 }, () => draw({ used_hashes: {} }));
  const answers = await Promise.all(Array.from({ length: 15 }, () => other.client.rpc('exam_lobby')));
  expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200));
  expect((await Promise.all(asks)).map(({ status }) => status)).toEqual(Array(30).fill(400));
});

test('a regular expression with references back is refused before anybody waits for it', async () => {
  const row = {
    skill_title: 'Compétence 9 - Pharmacothérapie',
    question_hash: 'a',
    question_text: 'a'.repeat(1999),
  };
  expect((await send('POST', '/rest/v1/user_quiz_history', row)).status).toBe(201);
  const expression = encodeURIComponent(String.raw`^(a+)(a+)(a+)\1\2\3$`);
  const answer = await send('GET', `/rest/v1/user_quiz_history?question_text=match.${expression}`);
  expect(answer.status).toBe(400);
});
