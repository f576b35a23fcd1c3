// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardedLearner, learner, refusal, fakeSession } from '../testing/fake-account-server.ts';
import { openPage, storageChangedElsewhere, type PageOptions } from '../testing/fresh-page.ts';

/** As long as a busy machine needs. */
const eventually = (look: () => unknown) => vi.waitFor(look, { timeout: 30_000 });

const KEY = 'revisoins-session';
const credentials = { email: learner.email, password: 'Soins-2026!', remember: true };
const firstStep = fakeSession('first', 3600, guardedLearner);
const complete = fakeSession('complete', 3600, guardedLearner, 'aal2');

/**
 * A page in front of a server on which the learner's account has a second step, and 123456 is the tablet's
 * code.
 */
async function openGuarded(options: PageOptions = {}) {
  const page = await openPage(options);
  page.server.respond('POST /auth/v1/token?grant_type=password', () => Response.json(firstStep));
  page.server.respond('GET /auth/v1/user', () => Response.json(guardedLearner));
  for (const id of ['phone', 'tablet']) {
    page.server.respond(`POST /auth/v1/factors/${id}/challenge`, () =>
      Response.json({ id: `of-${id}`, type: 'totp', expires_at: 0 }),
    );
    page.server.respond(`POST /auth/v1/factors/${id}/verify`, () =>
      id === 'tablet' && page.server.seen.at(-1)?.body['code'] === '123456'
        ? Response.json(complete)
        : refusal(422, 'mfa_verification_failed'),
    );
  }
  return page;
}

const storedToken = (): unknown =>
  (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { access_token?: string }).access_token;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // one client per test is many in one process
});
afterEach(() => vi.restoreAllMocks());

describe('signing in to an account with a second step', () => {
  test('signs nobody in before the code of one of the devices', async () => {
    const { signIn, startSession, session, server } = await openGuarded();
    await startSession();
    const outcome = await signIn(credentials);
    if (outcome.kind !== 'second-step') throw new Error(outcome.kind);
    expect([session.getState().status, session.getState().busy, storedToken()]).toEqual([
      'signed-out',
      false,
      undefined,
    ]);

    expect(await outcome.finish('654321')).toEqual({ kind: 'wrong-code' });
    expect(session.getState().status).toBe('signed-out');
    expect(await outcome.finish('123 456')).toEqual({ kind: 'ok' });
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: learner.id } });
    expect(storedToken()).toBe(complete.access_token);
    await eventually(() => expect(server.requests('POST /rest/v1/rpc/remember_device')).toHaveLength(1));
  });

  test.each(['', '12345', '1234567', 'abcdef'])('does not send %j, which is not a code', async (code) => {
    const { signIn, server } = await openGuarded();
    const outcome = await signIn(credentials);
    if (outcome.kind !== 'second-step') throw new Error(outcome.kind);
    expect(await outcome.finish(code)).toEqual({ kind: 'wrong-code' });
    expect(server.requests('POST /auth/v1/factors')).toEqual([]);
  });

  test('reports how long to wait after too many codes', async () => {
    const { signIn, server } = await openGuarded();
    server.respond('POST /auth/v1/factors/phone/verify', () =>
      refusal(429, 'over_request_rate_limit', 'you can only request this after 841 seconds.'),
    );
    const outcome = await signIn(credentials);
    if (outcome.kind !== 'second-step') throw new Error(outcome.kind);
    expect(await outcome.finish('123456')).toEqual({ kind: 'too-many-requests', seconds: 841 });
  });
});

describe('a stored session that lacks its second step', () => {
  test('is none, and is forgotten', async () => {
    const { startSession, session } = await openGuarded({ stored: firstStep });
    expect(await startSession()).toBe('signed-out');
    await eventually(() => expect(localStorage.getItem(KEY)).toBeNull());
    expect(session.getState().user).toBeNull();
  });

  test('of another tab signs nobody in', async () => {
    const { startSession, session } = await openGuarded();
    await startSession();
    storageChangedElsewhere(JSON.stringify(firstStep));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(session.getState().status).toBe('signed-out');
  });

  test('ends when a renewal finds that its factor was removed elsewhere', async () => {
    const { startSession, session, server } = await openGuarded({
      stored: fakeSession('complete', 60, guardedLearner, 'aal2'),
    });
    server.respond('POST /auth/v1/token?grant_type=refresh_token', () => Response.json(firstStep));
    expect(await startSession()).toBe('signed-in');
    await eventually(() => expect(session.getState().status).toBe('signed-out'));
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});

test('a session that the server has ended since is given up when it finds no profile', async () => {
  const { startSession, session, server } = await openPage({ stored: fakeSession('a') });
  server.respond('GET /rest/v1/profiles', () =>
    Response.json({ code: 'PGRST116', message: 'no row', details: '', hint: '' }, { status: 406 }),
  );
  server.respond('GET /auth/v1/user', () => refusal(403, 'session_not_found'));
  expect(await startSession()).toBe('signed-in');
  await eventually(() => expect(session.getState().status).toBe('signed-out'));
});

test('a session whose account was deleted elsewhere ends, and it is known why', async () => {
  const { startSession, session, server } = await openPage({ stored: fakeSession('a') });
  server.respond('GET /rest/v1/profiles', () =>
    Response.json({ code: 'PGRST116', message: 'no row', details: '', hint: '' }, { status: 406 }),
  );
  server.respond('GET /auth/v1/user', () => refusal(403, 'user_not_found'));
  expect(await startSession()).toBe('signed-in');
  await eventually(() =>
    expect(session.getState()).toMatchObject({ status: 'signed-out', isAccountDeleted: true }),
  );
  expect(localStorage.getItem(KEY)).toBeNull();
});

describe('a change of password', () => {
  const change = { current: 'Soins-2026!', next: 'Tournesol-bleu-9' };

  test('with a wrong code loses nothing', async () => {
    const { changePassword, startSession, session, server } = await openGuarded({ stored: complete });
    await startSession();
    expect(await changePassword({ ...change, code: '000000' })).toEqual({ kind: 'wrong-code' });
    expect(await changePassword(change)).toEqual({ kind: 'wrong-code' });
    expect([session.getState().status, storedToken()]).toEqual(['signed-in', complete.access_token]);
    expect(server.requests('PUT /auth/v1/user')).toEqual([]);
  });

  test('with a right one uses the new session, and ends the previous one', async () => {
    const before = fakeSession('before', 3600, guardedLearner, 'aal2');
    const { changePassword, startSession, server } = await openGuarded({ stored: before });
    await startSession();
    expect(await changePassword({ ...change, code: '123456' })).toEqual({ kind: 'ok' });
    expect(storedToken()).toBe(complete.access_token);
    expect(server.requests('PUT /auth/v1/user')).toMatchObject([{ body: { password: change.next } }]);
    expect(server.requests('POST /auth/v1/logout?scope=local')).toHaveLength(1);
  });
});

test('a proven sign-up asks for the code before it signs anybody in', async () => {
  const { followLink, startSession, session, server } = await openGuarded();
  await startSession();
  server.respond('POST /rest/v1/rpc/prove_sign_up', () => Response.json({ outcome: 'proven' }));
  server.respond('POST /auth/v1/verify', () => Response.json(firstStep));
  const proof = { password: credentials.password, remember: true };
  const followed = await followLink({ type: 'signup', token_hash: 'abc' }, proof);
  if (followed.kind !== 'second-step') throw new Error(followed.kind);
  expect(await followed.finish('000000')).toEqual({ kind: 'wrong-code' });
  expect([session.getState().status, storedToken()]).toEqual(['signed-out', undefined]);
  expect(await followed.finish('123456')).toEqual({ kind: 'ok' });
  expect([session.getState().status, storedToken()]).toEqual(['signed-in', complete.access_token]);
});

test('a link for a new password asks for the code once, however often the password is refused', async () => {
  const { followLink, server } = await openGuarded();
  server.respond('POST /auth/v1/verify', () => Response.json(firstStep));
  const followed = await followLink({ type: 'recovery', token_hash: 'abc' });
  if (followed.kind !== 'recovery') throw new Error(followed.kind);
  expect(followed.needsCode).toBe(true);
  expect(await followed.choosePassword('Tournesol-bleu-9', '000000')).toEqual({ kind: 'wrong-code' });
  expect(server.requests('PUT /auth/v1/user')).toEqual([]);
  server.respond('PUT /auth/v1/user', () => refusal(422, 'same_password'));
  expect(await followed.choosePassword('Tournesol-bleu-9', '123456')).toEqual({ kind: 'same-password' });
  server.respond('PUT /auth/v1/user', () => Response.json(guardedLearner));
  expect(await followed.choosePassword('Tournesol-vert-9', '123456')).toEqual({ kind: 'ok' });
  expect(server.requests('POST /auth/v1/factors/tablet/verify')).toHaveLength(2);
});

describe('factors', () => {
  const current = { current: 'Soins-2026!', code: '123456' };

  test('are listed with their names', async () => {
    const { listSecondFactors, startSession } = await openGuarded({ stored: complete });
    await startSession();
    expect(await listSecondFactors()).toMatchObject({
      kind: 'ok',
      factors: [{ id: 'phone', name: 'phone', addedAt: '2026-11-22T15:00:00Z' }, { id: 'tablet' }],
    });
  });

  test.each([
    ['a server without them', () => refusal(404, 'not_found'), 'not-offered'],
    ['a project that has them off', () => refusal(422, 'mfa_totp_enroll_not_enabled'), 'not-offered'],
    ['a name that is taken', () => refusal(422, 'mfa_factor_name_conflict'), 'name-taken'],
    ['one too many', () => refusal(422, 'too_many_enrolled_mfa_factors'), 'too-many'],
  ])('of %s are distinguished', async (_, answer, kind) => {
    const { enrolFactor, startSession, server } = await openGuarded({ stored: complete });
    await startSession();
    server.respond('POST /auth/v1/factors', answer);
    for (const id of ['phone', 'tablet']) {
      server.respond(`POST /auth/v1/factors/${id}/challenge`, () => Response.json({ id, type: 'totp' }));
      server.respond(`POST /auth/v1/factors/${id}/verify`, () => Response.json(complete));
    }
    expect(await enrolFactor('Montre', 'Révisoins', current)).toEqual({ kind });
  });

  test('are removed with the code of another one, so that the session stays', async () => {
    const { removeFactor, startSession, server } = await openGuarded({ stored: complete });
    await startSession();
    server.respond('DELETE /auth/v1/factors/', () => Response.json({ id: 'x' }));
    server.respond('POST /auth/v1/token?grant_type=refresh_token', () => Response.json(complete));
    // The tablet's own code does not remove it while there is the phone.
    expect(await removeFactor('tablet', '123456')).toEqual({ kind: 'wrong-code' });
    expect(server.requests('DELETE /auth/v1/factors')).toEqual([]);
    expect(await removeFactor('phone', '123456')).toEqual({ kind: 'ok' });
    expect(server.requests('DELETE /auth/v1/factors/phone')).toHaveLength(1);
  });
});
