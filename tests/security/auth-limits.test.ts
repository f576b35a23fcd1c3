import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, anonymousClient } from './test-learner.ts';

let stack: Stack;
const email = 'lea@revisoins.test';
let userId: string;
let password: string;

beforeAll(async () => {
  stack = await startTestStack();
  ({ id: userId } = await addLearner(stack, 'lea'));
  password = `Secret-${userId}`;
});
beforeEach(() => stack.sql('delete from private.auth_attempts'));
afterAll(() => stack?.stop());

/** A client without the browser's checks. */
const signIn = async (who = email, secret = 'wrong') =>
  (await anonymousClient(stack).auth.signInWithPassword({ email: who, password: secret })).error?.code ??
  'in';
const times = async <T>(count: number, work: () => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let time = 0; time < count; time += 1) answers.push(await work());
  return answers;
};
/** The token in the link of the newest e-mail. */
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

test('a class that signs in at the same moment from one address locks nobody out', async () => {
  const limit = (attempts: number) =>
    stack.sql(`update private.auth_limits set attempts = $1 where action = 'sign-in' and per = 'address'`, [
      attempts,
    ]);
  const learners = await Promise.all(
    Array.from({ length: 15 }, (_, index) => addLearner(stack, `class-${index}`)),
  );
  await limit(10);
  try {
    const outcomes = learners.map(({ id }, index) => signIn(`class-${index}@revisoins.test`, `Secret-${id}`));
    expect(await Promise.all(outcomes)).toEqual(learners.map(() => 'in'));
  } finally {
    await limit(100);
  }
});

describe('an account', () => {
  test('is locked for 15 minutes where five wrong passwords were given, for the right one too', async () => {
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

  test('is locked even when each guess claims another address', async () => {
    for (let guess = 1; guess <= 5; guess += 1) {
      const claimed = `203.0.113.${guess}`;
      await fetch(`${stack.apiUrl}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: {
          apikey: stack.publishableKey,
          'content-type': 'application/json',
          forwarded: `for=${claimed}`,
          'x-forwarded-for': claimed,
          'x-real-ip': claimed,
        },
        body: JSON.stringify({ email, password: 'wrong' }),
      });
    }
    expect(await signIn(email, password)).toBe('account_locked');
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

  test('that does not exist gets the same answer', async () => {
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

  test('has its password tried five times by the deletion of the account, and that locks no sign-in', async () => {
    const client = anonymousClient(stack);
    await client.auth.signInWithPassword({ email, password });
    const guess = async () =>
      ((await client.rpc('delete_my_account', { password: 'wrong' })).data as { outcome: string }).outcome;
    expect(await times(6, guess)).toEqual([...Array<string>(5).fill('wrong-password'), 'locked']);
    expect(await signIn(email, password)).toBe('in');
  });
});

test('the limits are these, until an operator changes them', async () => {
  const limits = await stack.sql(
    `select action, per, attempts, extract(epoch from within)::integer / 60 as minutes,
            extract(epoch from locked_for)::integer as seconds
       from private.auth_limits`,
  );
  expect(
    Object.fromEntries(
      limits.map(({ action, per, attempts, minutes, seconds }) => [
        `${String(action)} per ${String(per)}`,
        [attempts, minutes, seconds],
      ]),
    ),
  ).toEqual({
    'sign-in per account-address': [5, 60, 900],
    'sign-in per account': [100, 60, null],
    'sign-in per address': [100, 15, null],
    'sign-in per device': [20, 60, 30],
    'second-step per account-address': [5, 60, 900],
    'second-step per account': [20, 60, null],
    'second-step per address': [100, 60, null],
    'second-step per device': [10, 60, 300],
    'delete per account': [5, 60, 900],
    'sign-up per account': [3, 5, null],
    'sign-up per address': [500, 60, null],
    'reset per account': [3, 10, null],
    'reset per address': [200, 60, null],
    'resend per address': [200, 60, null],
    'verify per account': [10, 15, null],
    'verify per address': [100, 60, null],
  });
});

test('an attempt is forgotten two hours later, and not before', async () => {
  await stack.sql(
    `insert into private.auth_attempts (action, account, attempted_at)
     values ('sign-in', 'forgotten', now() - interval '121 minutes'), ('sign-in', 'kept', now() - interval '118 minutes')`,
  );
  await signIn('nobody@revisoins.test');
  expect(
    await stack.sql(`select account from private.auth_attempts where account in ('forgotten', 'kept')`),
  ).toEqual([{ account: 'kept' }]);
});

describe('a lock is not a weapon', () => {
  const device = 'ab'.repeat(32);
  const remembered = async () => {
    const client = anonymousClient(stack);
    await client.auth.signInWithPassword({ email, password });
    expect((await client.rpc('remember_device', { device })).error).toBeNull();
  };
  const present = async (secret = device, who = email) =>
    expect(
      (await anonymousClient(stack).rpc('present_device', { email: who, device: secret })).error,
    ).toBeNull();
  const forget = () => stack.sql('delete from private.known_devices');

  test('against somebody at another address', async () => {
    const count = async (address: string) =>
      (
        await stack.sql('select private.count_auth_attempt($1, $2, $3) as taken', ['sign-in', email, address])
      )[0]?.['taken'];
    for (let guess = 0; guess < 5; guess += 1) await count('203.0.113.1');
    expect(await count('203.0.113.1')).toMatchObject({ refused: 'account-address' });
    expect(await count('203.0.113.2')).toHaveProperty('attempt');
    expect(await signIn(email, password)).toBe('in');
  });

  test('against the right password on a known device, at the same address, however often a classmate guesses', async () => {
    await remembered();
    await times(6, signIn);
    await stack.sql(
      `insert into private.auth_attempts (action, account, address)
       select 'sign-in', private.auth_subject($1), private.auth_subject('127.0.0.1') from generate_series(1, 150)`,
      [email],
    );
    expect(await signIn(email, password)).toBe('account_locked');
    await present();
    expect(await signIn(email, password)).toBe('in');
    await forget();
  });

  test('nor where the guesses come in the minute in which the device shows itself: a sign-in brings its own', async () => {
    await remembered();
    await present();
    await times(20, signIn);
    expect(await signIn(email, password)).toBe('account_locked');
    const bring = async (secret: string, captchaToken = device) =>
      (
        await anonymousClient(stack).auth.signInWithPassword({
          email,
          password: secret,
          options: { captchaToken },
        })
      ).error?.code ?? 'in';
    expect(await bring(password, 'cd'.repeat(32))).toBe('account_locked');
    expect(await bring(password)).toBe('in');
    expect(await times(21, () => bring('wrong'))).toEqual([
      ...Array<string>(20).fill('invalid_credentials'),
      'account_locked',
    ]);
    await forget();
  });

  test.each([
    ['another device', () => present('cd'.repeat(32))],
    ['no secret', () => present('')],
    ['the device of another account', () => present(device, 'nobody@revisoins.test')],
  ])('and stays one against whoever shows %s', async (_, show) => {
    await remembered();
    await times(5, signIn);
    await show();
    expect(await signIn(email, password)).toBe('account_locked');
    await forget();
  });

  test('and a known device guesses twenty times in an hour, then twice a minute, without holding up others', async () => {
    await remembered();
    await present();
    await stack.sql(
      `insert into private.auth_attempts (action, device)
       select 'sign-in', device from private.known_devices, generate_series(1, 20)`,
    );
    const { error } = await anonymousClient(stack).auth.signInWithPassword({ email, password });
    expect([error?.code, error?.message]).toEqual([
      'account_locked',
      expect.stringMatching(/after (30|2\d) seconds/),
    ]);
    await later(1);
    expect(await signIn(email, password)).toBe('in');
    await forget();
  });

  test('and a new password makes every device a stranger', async () => {
    await remembered();
    const owner = anonymousClient(stack);
    await owner.auth.signInWithPassword({ email, password });
    const chosen = `Autre-${password}`;
    await owner.auth.updateUser({ password: chosen });
    expect(await stack.sql('select device from private.known_devices')).toEqual([]);
    await owner.auth.updateUser({ password });
  });

  test('and nobody has a device remembered for somebody else, nor reads one', async () => {
    expect((await anonymousClient(stack).rpc('remember_device', { device })).error?.code).toBe('42501');
    const client = anonymousClient(stack);
    await client.auth.signInWithPassword({ email, password });
    expect((await client.rpc('remember_device', { device: 'short' })).error).not.toBeNull();
    for (let made = 0; made < 22; made += 1)
      await client.rpc('remember_device', { device: made.toString(16).padStart(64, '0') });
    expect(await stack.sql('select count(*)::int as devices from private.known_devices')).toEqual([
      { devices: 20 },
    ]);
    expect(JSON.stringify(await stack.sql('select device from private.known_devices'))).not.toContain(
      '0000000000000015',
    );
    await forget();
  });

  test('and the devices of others, however many, leave everybody’s own', async () => {
    await remembered();
    const other = (await addLearner(stack, 'many-devices')).client;
    for (let made = 0; made < 21; made += 1)
      await other.rpc('remember_device', { device: made.toString(16).padStart(64, '0') });
    const client = anonymousClient(stack);
    await client.auth.signInWithPassword({ email, password });
    await client.rpc('remember_device', { device: 'cd'.repeat(32) });
    expect(
      await stack.sql('select count(*)::int as devices from private.known_devices where user_id = $1', [
        userId,
      ]),
    ).toEqual([{ devices: 2 }]);
    await forget();
  });
});

test('an address has a limit of its own, over many accounts', async () => {
  await stack.sql(`update private.auth_limits set attempts = 7 where action = 'sign-in' and per = 'address'`);
  let account = 0;
  const answers = await times(9, () => signIn(`guess-${(account += 1)}@revisoins.test`));
  expect(answers).toEqual([
    ...Array<string>(7).fill('invalid_credentials'),
    'over_request_rate_limit',
    'over_request_rate_limit',
  ]);
  await stack.sql(
    `update private.auth_limits set attempts = 100 where action = 'sign-in' and per = 'address'`,
  );
});

test('ten right passwords in a row from one address are no attack', async () => {
  await stack.sql(`update private.auth_limits set attempts = 7 where action = 'sign-in' and per = 'address'`);
  expect(new Set(await times(10, () => signIn(email, password)))).toEqual(new Set(['in']));
  await stack.sql(
    `update private.auth_limits set attempts = 100 where action = 'sign-in' and per = 'address'`,
  );
});

test('a new password gets its owner in at once, whatever others at the address do; nobody else', async () => {
  await stack.sql(`update private.auth_limits set attempts = 7 where action = 'sign-in' and per = 'address'`);
  let account = 0;
  await times(8, () => signIn(`crowd-${(account += 1)}@revisoins.test`));
  expect(await signIn(email, password)).toBe('over_request_rate_limit');
  await stack.sql(
    `update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4)) where email = $1`,
    [email, password],
  );
  expect(await signIn('crowd-1@revisoins.test')).toBe('over_request_rate_limit');
  expect(await signIn(email, password)).toBe('in');
  await later(16);
  await times(8, () => signIn(`crowd-${(account += 1)}@revisoins.test`));
  expect(await signIn(email, password)).toBe('over_request_rate_limit');
  await stack.sql(
    `update private.auth_limits set attempts = 100 where action = 'sign-in' and per = 'address'`,
  );
});

test('sign-ups that are refused for what they say do not bring an address to its limit', async () => {
  await stack.sql(`update private.auth_limits set attempts = 2 where action = 'sign-up' and per = 'address'`);
  const weak = () =>
    anonymousClient(stack).auth.signUp({ email: 'weak@revisoins.test', password: 'password' });
  expect(await times(4, async () => (await weak()).error?.code)).toEqual(Array(4).fill('weak_password'));
  await stack.sql(
    `update private.auth_limits set attempts = 500 where action = 'sign-up' and per = 'address'`,
  );
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

test('a reset is mailed three times in ten minutes at most, and the answer does not reveal whether the account exists', async () => {
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
  await stack.sql(`update private.auth_limits set attempts = 15 where action = 'verify' and per = 'address'`);
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

  test('holds an account after a hundred wrong passwords in an hour, in the words of one, and a known device passes', async () => {
    expect(await times(5, () => verified(false))).toEqual(
      Array.from({ length: 5 }, () => ({ decision: 'continue' })),
    );
    await stack.sql(
      `insert into private.auth_attempts (action, account)
       select 'sign-in', private.auth_subject($1) from generate_series(1, 95)`,
      [email],
    );
    const refused = { decision: 'reject', message: 'Invalid login credentials', should_logout_user: false };
    expect([await verified(true), await verified(false)]).toEqual([refused, refused]);
    await stack.sql(
      `insert into private.known_devices (user_id, device, presented_at) values ($1, 'known', now())`,
      [userId],
    );
    expect(await verified(true)).toEqual({ decision: 'continue' });
    expect(await stack.sql('select id from private.auth_attempts')).toEqual([]);
    await stack.sql('delete from private.known_devices');
  });
});
