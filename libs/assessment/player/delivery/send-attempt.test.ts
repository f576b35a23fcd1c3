// @vitest-environment happy-dom
import { isFinished, toAttemptRow, type WaitingEntry } from '@revisoins/assessment';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { configureBackend, startSession } from '@revisoins/auth/hosting';
import { makeQuiz, moveAttempt } from '@revisoins/assessment/quiz.fixture';
import { sendAttempt } from './send-attempt.ts';

const id = '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d';
const other = '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6e';
const learner = 'learner';

/** What the server answers to the row, then to the question whose it is. */
let answers: (() => Response)[];
let asked: [method: string, search: string][];
let sent: { sent_at?: string } | null;
const session = {
  access_token: 'token',
  refresh_token: 'refresh',
  expires_in: 3600,
  user: { id: learner, email: 'lea@example.ca', user_metadata: {} },
};
const network: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.pathname.endsWith('/token')) return Response.json(session);
  if (!url.pathname.endsWith('/quiz_attempts')) return Response.json([]);
  asked.push([init?.method ?? 'GET', decodeURIComponent(url.search)]);
  if (typeof init?.body === 'string') sent = JSON.parse(init.body) as typeof sent;
  const answer = answers.shift();
  if (!answer) throw new TypeError('Failed to fetch');
  return answer();
};

const rows =
  (...found: object[]) =>
  () =>
    Response.json(found);
const refusal = (status: number, code: string) => () => Response.json({ code, message: 'no' }, { status });

function waiting(changes: Partial<WaitingEntry> = {}): WaitingEntry {
  const quiz = makeQuiz({ id, learner });
  const { attempt } = moveAttempt(quiz, { type: 'finish' }, quiz.clock.now);
  if (!isFinished(attempt)) throw new Error('The quiz is not finished.');
  const payload = toAttemptRow(attempt, new Date(0));
  return { id, owner: learner, status: 'waiting', payload, failures: 0, nextTryAt: 0, ...changes };
}

beforeAll(async () => {
  localStorage.setItem(
    'revisoins-session',
    JSON.stringify({ ...session, expires_at: Date.now() / 1000 + 3600 }),
  );
  configureBackend({ apiUrl: 'https://backend.test', publishableKey: 'key', fetch: network });
  await startSession();
});
beforeEach(() => {
  answers = [];
  asked = [];
  sent = null;
});

test('a row contains the time when it was sent, by the clock of its device', async () => {
  const now = Date.now() + 60_000;
  vi.useFakeTimers({ now, toFake: ['Date'] });
  answers = [rows({ id })];
  await sendAttempt(waiting());
  vi.useRealTimers();
  expect(sent?.sent_at).toBe(new Date(now).toISOString());
});

test('a new row is saved, and nothing more is asked', async () => {
  answers = [rows({ id })];
  expect(await sendAttempt(waiting())).toEqual({ kind: 'saved' });
  expect(asked).toEqual([['POST', expect.stringContaining('on_conflict=id')]]);
});

test('a row that is there already counts when it is the learner’s', async () => {
  answers = [rows(), rows({ id })];
  expect(await sendAttempt(waiting())).toEqual({ kind: 'saved' });
  expect(asked[1]).toEqual(['GET', `?select=id&id=eq.${id}&user_id=eq.${learner}`]);
});

test('an id that belongs to somebody else is refused permanently', async () => {
  answers = [rows(), rows()];
  expect(await sendAttempt(waiting())).toEqual({
    kind: 'refused',
    reason: 'The id belongs to another attempt.',
  });
});

test.each([
  ['data that are no attempt', { payload: { id } }],
  ['an attempt of another entry', { id: other }],
  ['an attempt of another learner', { owner: 'somebody' }],
])('%s is refused, and never sent', async (_what, changes) => {
  expect(await sendAttempt(waiting(changes))).toMatchObject({ kind: 'refused', reason: expect.any(String) });
  expect(asked).toEqual([]);
});

test('the attempt of a learner who is not signed in waits', async () => {
  const entry = waiting();
  const owner = 'somebody';
  const payload = { ...(entry.payload as object), user_id: owner };
  expect(await sendAttempt({ ...entry, owner, payload })).toEqual({ kind: 'failed' });
  expect(asked).toEqual([]);
});

test.each([
  ['no connection', []],
  ['a server that is down', [refusal(503, 'PGRST000')]],
  ['a session that has ended', [refusal(401, 'PGRST301')]],
])('after %s it is sent again', async (_what, given) => {
  answers = given;
  expect(await sendAttempt(waiting())).toEqual({ kind: 'failed' });
});

test('a row that breaks a rule of the database is refused permanently', async () => {
  answers = [refusal(400, '23514')];
  expect(await sendAttempt(waiting())).toMatchObject({ kind: 'refused' });
});
