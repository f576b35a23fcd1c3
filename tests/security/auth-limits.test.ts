import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from './start-test-stack.ts';
import { addLearner, anonymousClient } from './test-learner.ts';

// A password takes its time to be compared.
vi.setConfig({ testTimeout: 30_000 });

let stack: Stack;
const email = 'lea@revisoins.test';
let userId: string;
let password: string;

beforeAll(async () => {
  stack = await startTestStack();
  ({ id: userId } = await addLearner(stack, 'lea'));
  password = `Secret-${userId}`;
}, 60_000);
beforeEach(() => stack.sql('delete from private.auth_attempts'));
afterAll(() => stack?.stop());

/** A client that knows nothing of the browser's checks. */
const signIn = async (who = email, secret = 'wrong') =>
  (await anonymousClient(stack).auth.signInWithPassword({ email: who, password: secret })).error?.code ??
  'in';
const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let time = 0; time < count; time += 1) answers.push(await work());
  return answers;
};
/** What the link of the newest e-mail stands for. */
const lastTokenHash = async (to: string): Promise<string> => {
  const found = (await (await fetch(`${stack.mailboxUrl}/api/v1/search?query=to:${to}`)).json()) as {
    messages: { ID: string }[];
  };
  const mail = (await (
    await fetch(`${stack.mailboxUrl}/api/v1/message/${found.messages[0]?.ID}`)
  ).json()) as { Text: string };
  return new URL(/http\S+token_hash\S+/.exec(mail.Text)?.[0] ?? '').searchParams.get('token_hash') ?? '';
};
const later = (minutes: number) =>
  stack.sql('update private.auth_attempts set attempted_at = attempted_at - make_interval(mins => $1)', [
    minutes,
  ]);

describe('an account', () => {
  test('is locked for 15 minutes by five wrong passwords, for the right one too', async () => {
    expect(await times(5, signIn)).toEqual(Array(5).fill('invalid_credentials'));
    const { error } = await anonymousClient(stack).auth.signInWithPassword({ email, password });
    expect([error?.status, error?.code, error?.message]).toEqual([
      429,
      'account_locked',
      expect.stringMatching(/after (900|89\d) seconds/),
    ]);
    await later(14);
    expect(await signIn(email, password)).toBe('account_locked');
    await later(1);
    expect(await signIn(email, password)).toBe('in');
  });

  test('is locked again by one more failure within the hour, and not after it', async () => {
    await times(5, signIn);
    await later(16);
    expect([await signIn(), await signIn()]).toEqual(['invalid_credentials', 'account_locked']);
    await later(61);
    expect([await signIn(), await signIn()]).toEqual(['invalid_credentials', 'invalid_credentials']);
  });

  test('begins again at none with the right password', async () => {
    await times(4, signIn);
    expect(await signIn(email, password)).toBe('in');
    expect(await times(5, signIn)).toEqual(Array(5).fill('invalid_credentials'));
  });

  test('opens with a new password that its mail has let its owner choose, and the old guesses are forgotten', async () => {
    await times(5, signIn);
    expect(await signIn(email, password)).toBe('account_locked');
    const owner = anonymousClient(stack);
    await owner.auth.resetPasswordForEmail(email);
    const { data, error } = await owner.auth.verifyOtp({
      token_hash: await lastTokenHash(email),
      type: 'recovery',
    });
    expect([error, data.user?.email]).toEqual([null, email]);
    expect(await signIn(email, password), 'the link alone does not open it').toBe('account_locked');
    const chosen = `Autre-${password}`;
    expect((await owner.auth.updateUser({ password: chosen })).error).toBeNull();
    expect(await signIn(email, chosen)).toBe('in');
    expect((await owner.auth.updateUser({ password })).error).toBeNull();
    expect(await times(6, signIn)).toEqual([
      ...Array<string>(5).fill('invalid_credentials'),
      'account_locked',
    ]);
  });

  test('stays locked when anything else of it changes', async () => {
    const client = anonymousClient(stack);
    await client.auth.signInWithPassword({ email, password });
    await times(5, signIn);
    expect((await client.auth.updateUser({ data: { username: 'lea' } })).error).toBeNull();
    expect(await signIn(email, password)).toBe('account_locked');
  });

  test('that does not exist is told the same', async () => {
    const nobody = 'nobody@revisoins.test';
    expect(await times(6, () => signIn(nobody))).toEqual(await times(6, () => signIn()));
  });

  test('is one however its e-mail is written', async () => {
    expect([
      await signIn(),
      await signIn('LEA@revisoins.test'),
      await signIn(' lea@revisoins.test'),
      await signIn(),
      await signIn(),
    ]).not.toContain('account_locked');
    expect(await signIn('Lea@Revisoins.test', password)).toBe('account_locked');
  });

  test('takes no more guesses from a burst than from a queue', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn()));
    expect(answers.filter((answer) => answer === 'invalid_credentials')).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'account_locked')).toHaveLength(25);
  });

  test('locked does not lock another', async () => {
    await times(6, () => signIn('nobody@revisoins.test'));
    expect(await signIn(email, password)).toBe('in');
  });

  test('that is locked keeps its password from being tried by the deletion of the account', async () => {
    const client = anonymousClient(stack);
    await client.auth.signInWithPassword({ email, password });
    const guess = async () =>
      ((await client.rpc('delete_my_account', { password: 'wrong' })).data as { outcome: string }).outcome;
    expect(await times(6, guess)).toEqual([...Array<string>(5).fill('wrong-password'), 'locked']);
    expect(await signIn(email, password)).toBe('account_locked');
  });
});

test('an address has a limit of its own, over many accounts', async () => {
  await stack.sql(`update private.auth_limits set tries = 7 where action = 'sign-in' and per = 'address'`);
  let account = 0;
  const answers = await times(9, () => signIn(`guess-${(account += 1)}@revisoins.test`));
  expect(answers).toEqual([
    ...Array<string>(7).fill('invalid_credentials'),
    'over_request_rate_limit',
    'over_request_rate_limit',
  ]);
  await stack.sql(`update private.auth_limits set tries = 100 where action = 'sign-in' and per = 'address'`);
});

test('ten right passwords in a row from one address are no attack', async () => {
  await stack.sql(`update private.auth_limits set tries = 7 where action = 'sign-in' and per = 'address'`);
  expect(new Set(await times(10, () => signIn(email, password)))).toEqual(new Set(['in']));
  await stack.sql(`update private.auth_limits set tries = 100 where action = 'sign-in' and per = 'address'`);
});

test('sign-ups for one e-mail stop at three in five minutes', async () => {
  const signUp = async () =>
    (await anonymousClient(stack).auth.signUp({ email: 'new@revisoins.test', password })).error?.status ??
    'ok';
  const answers = await times(4, signUp);
  expect(answers[0]).toBe('ok');
  expect(answers[3]).toBe(429);
  const [row] = await stack.sql('select private.count_auth_attempt($1, $2, null) as taken', [
    'sign-up',
    'new@revisoins.test',
  ]);
  expect(row?.['taken']).toMatchObject({ refused: 'account' });
});

test('a reset is mailed three times in ten minutes at most, and the answer does not tell whether the account exists', async () => {
  const ask = (who: string) =>
    times(
      4,
      async () => (await anonymousClient(stack).auth.resetPasswordForEmail(who)).error?.code ?? 'sent',
    );
  const known = await ask(email);
  expect(known.at(-1)).toBe('over_request_rate_limit');
  await later(11);
  expect((await ask('nobody@revisoins.test')).at(-1)).toBe('over_request_rate_limit');
});

test('codes of a mail cannot be guessed', async () => {
  const guess = async () =>
    (await anonymousClient(stack).auth.verifyOtp({ email, token: '123456', type: 'recovery' })).error?.status;
  expect((await times(11, guess)).at(-1)).toBe(429);
  await stack.sql(`update private.auth_limits set tries = 15 where action = 'verify' and per = 'address'`);
  const link = async () =>
    (await anonymousClient(stack).auth.verifyOtp({ token_hash: crypto.randomUUID(), type: 'recovery' })).error
      ?.status;
  expect((await times(6, link)).at(-1)).toBe(429);
});

test('neither an e-mail nor an address can be read from what is kept', async () => {
  await signIn();
  const rows = JSON.stringify(await stack.sql('select * from private.auth_attempts'));
  expect(rows).not.toMatch(/lea@|revisoins|127\.0\.0\.1/);
  expect(rows).toMatch(/[0-9a-f]{64}/);
});

describe('the hook for a project’s own account server', () => {
  const verified = async (valid: boolean) =>
    (
      await stack.sql('select private.limit_sign_in($1) as answer', [
        JSON.stringify({ user_id: userId, valid }),
      ])
    )[0]?.['answer'];

  test('locks and opens as the gateway does, in the words of a wrong password', async () => {
    expect(await times(5, () => verified(false))).toEqual(
      Array.from({ length: 5 }, () => ({ decision: 'continue' })),
    );
    const refused = { decision: 'reject', message: 'Invalid login credentials', should_logout_user: false };
    expect([await verified(true), await verified(false)]).toEqual([refused, refused]);
    await later(16);
    expect(await verified(true)).toEqual({ decision: 'continue' });
    expect(await stack.sql('select id from private.auth_attempts')).toEqual([]);
  });
});
