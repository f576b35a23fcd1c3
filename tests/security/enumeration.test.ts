import { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, anonymousClient } from './test-learner.ts';

// Nobody learns from the account server which addresses have an account, before they give its password.
let stack: Stack;
const password = 'Une-phrase-secrete-2026';
const [confirmed, pending, unknown] = ['lea', 'pending', 'nobody'].map(
  (name) => `${name}@revisoins.test`,
) as [string, string, string];

beforeAll(async () => {
  stack = await startTestStack();
  const { client } = await addLearner(stack, 'lea');
  // With a hash of the server's own making.
  await client.auth.updateUser({ password });
  await anonymousClient(stack).auth.signUp({ email: pending, password });
});
beforeEach(() => stack.sql('delete from private.auth_attempts'));
afterEach(() => vi.restoreAllMocks());
afterAll(() => stack?.stop());

async function ask(path: string, body: object) {
  const response = await fetch(`${stack.apiUrl}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.text() };
}
const signIn = (email: string, secret = 'wrong-password') =>
  ask('/token?grant_type=password', { email, password: secret });

/** The hashes that a request has the server compute, by cost: threads of their own do that. */
async function collectHashes(work: () => Promise<unknown>): Promise<(string | undefined)[]> {
  const handed = vi.spyOn(Worker.prototype, 'postMessage');
  await work();
  return handed.mock.calls.map(([message]) => /"with":"\$2[aby]\$(\d\d)/.exec(JSON.stringify(message))?.[1]);
}

test('a wrong password is answered the same whether an account exists, waits for its confirmation or does not exist', async () => {
  const answers = [await signIn(confirmed), await signIn(pending), await signIn(unknown)];
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1);
  expect(answers[0]).toMatchObject({ status: 400, body: expect.stringContaining('invalid_credentials') });
});

test.each([confirmed, pending, unknown])('a sign-in of %s costs one hash of the same cost', async (email) => {
  expect(await collectHashes(() => signIn(email))).toEqual(['10']);
});

test('the right password costs one hash too, and reveals that the address waits for its confirmation', async () => {
  expect(await collectHashes(() => signIn(confirmed, password))).toEqual(['10']);
  expect((await signIn(confirmed, password)).status).toBe(200);
  expect(await signIn(pending, password)).toMatchObject({
    status: 400,
    body: expect.stringContaining('email_not_confirmed'),
  });
});

test('wrong passwords of an account that waits for its confirmation are limited', async () => {
  for (let guess = 0; guess < 5; guess += 1) await signIn(pending);
  expect((await signIn(pending, password)).body).toContain('account_locked');
});

test.each([
  ['/recover', {}],
  ['/resend', { type: 'signup' }],
])('%s answers the same for every address, however often it is asked', async (path, more) => {
  const answers: string[] = [];
  for (const email of [confirmed, pending, unknown])
    for (let time = 0; time < 2; time += 1) answers.push(JSON.stringify(await ask(path, { ...more, email })));
  expect(new Set(answers)).toEqual(new Set(['{"status":200,"body":"{}"}']));
});
