// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learner, refusal, fakeSession } from '../testing/fake-account-server.ts';
import { openPage } from '../testing/fresh-page.ts';

const KEY = 'revisoins-session';
const other = { ...learner, id: 'attacker', email: 'attacker@example.ca' };
const link = (type: string) => ({ type, token_hash: 'abc123' }) as never;

/** The page of a signed-in learner who opens somebody else's link. */
async function openOwnPage() {
  const page = await openPage({ stored: fakeSession('own', 3600) });
  await page.startSession();
  await expect.poll(() => page.session.getState().profile).not.toBeNull();
  page.server.respond('POST /auth/v1/verify', () => Response.json(fakeSession('link', 3600, other)));
  return page;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // one client per test is many in one process
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['/confirmation?token_hash=abc&type=signup', { token_hash: 'abc', type: 'signup' }],
  ['/reset-password?lng=en&type=recovery&token_hash=a-b_1', { token_hash: 'a-b_1', type: 'recovery' }],
  ['/confirmation?token_hash=abc', null],
  ['/confirmation?token_hash=abc&type=admin', null],
  ['/confirmation?token_hash=<b>&type=signup', null],
  ['/confirmation#token_hash=abc&type=signup', null],
  ['/confirmation?error=access_denied&error_code=otp_expired', null],
])('only a hash with a known type is a link: %s gives %o', async (address, expected) => {
  const { readEmailLink } = await openPage();
  expect(readEmailLink(`https://revisoins.example${address}`)).toEqual(expected);
});

const PROOF = 'POST /rest/v1/rpc/prove_sign_up';
const given = { password: 'secret', remember: true };

/** The page of a visitor, where the server knows the sign-up. */
async function openProven() {
  const page = await openPage();
  page.server.respond(PROOF, () => Response.json({ outcome: 'proven' }));
  await page.startSession();
  return page;
}

test('a link is asked about with POST alone, by its hash and type, after the password of the sign-up', async () => {
  const { followLink, server } = await openProven();
  expect(await followLink(link('signup'), { ...given, remember: false })).toEqual({ kind: 'signed-in' });
  expect(server.seen.slice(0, 2).map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
    PROOF,
    'POST /auth/v1/verify',
  ]);
  expect(server.seen[0]?.body).toEqual({ token_hash: 'abc123', password: 'secret' });
  expect(server.seen[1]?.body).toMatchObject({ type: 'signup', token_hash: 'abc123' });
});

test.each([
  [true, [1, 0]],
  [false, [0, 1]],
])('somebody with the link and the password is signed in; remembered: %s', async (remember, places) => {
  const { followLink, session } = await openProven();
  expect(await followLink(link('signup'), { password: 'secret', remember })).toEqual({ kind: 'signed-in' });
  expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: learner.id } });
  expect([localStorage, sessionStorage].map((place) => Number(place.getItem(KEY) !== null))).toEqual(places);
});

test('a link that is not of a sign-up signs nobody in, whatever password comes with it', async () => {
  const { followLink, session, server } = await openProven();
  server.respond(PROOF, () => Response.json({ outcome: 'unknown-link' }));
  expect(await followLink(link('magiclink'), given)).toEqual({ kind: 'confirmed' });
  expect(server.requests('POST /auth/v1/logout')).toHaveLength(1);
  expect([session.getState().status, localStorage.length, sessionStorage.length]).toEqual([
    'signed-out',
    0,
    0,
  ]);
});

test('an existing session is kept when a sign-up is proven', async () => {
  const { followLink, session, server } = await openOwnPage();
  server.respond(PROOF, () => Response.json({ outcome: 'proven' }));
  expect(await followLink(link('signup'), given)).toEqual({ kind: 'confirmed' });
  expect(session.getState().user?.id).toBe(learner.id);
});

test.each([
  [{ outcome: 'wrong-password' }, { kind: 'wrong-password' }],
  [
    { outcome: 'limited', seconds: 30 },
    { kind: 'too-many-requests', seconds: 30 },
  ],
])('a sign-up is not confirmed when the server says %o', async (proof, outcome) => {
  const { followLink, server } = await openPage();
  server.respond(PROOF, () => Response.json(proof));
  expect(await followLink(link('signup'), given)).toEqual(outcome);
  expect(server.requests('POST /auth/v1/verify')).toEqual([]);
});

test('a link that the server does not know has expired', async () => {
  const { followLink, server } = await openPage();
  server.respond(PROOF, () => Response.json({ outcome: 'unknown-link' }));
  server.respond('POST /auth/v1/verify', () => refusal(403, 'otp_expired'));
  expect(await followLink(link('signup'), given)).toEqual({ kind: 'expired' });
});

test('a sign-up that is confirmed without its password needs a new one', async () => {
  const { followLink, server } = await openPage();
  server.respond('PUT /auth/v1/user', () => Response.json(learner));
  const followed = await followLink(link('signup'));
  expect(followed).toMatchObject({ kind: 'recovery', needsCode: false });
  expect(server.requests('POST /rest/v1/rpc')).toEqual([]);
  expect(followed.kind === 'recovery' && (await followed.choosePassword('Tournesol-bleu-9'))).toEqual({
    kind: 'ok',
  });
});

test.each(['signup', 'magiclink', 'recovery', 'email_change'])(
  'a link of type %s leaves the browser to whom it belongs',
  async (type) => {
    const { followLink, session } = await openOwnPage();
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { user: { id: string } };
    await followLink(link(type));
    expect(session.getState().user?.id).toBe(learner.id);
    expect((JSON.parse(localStorage.getItem(KEY) ?? '{}') as typeof stored).user.id).toBe(stored.user.id);
  },
);

test('a link of type signup signs nobody in without its password', async () => {
  const { followLink, session } = await openProven();
  await followLink(link('signup'));
  expect([session.getState().status, localStorage.length, sessionStorage.length]).toEqual([
    'signed-out',
    0,
    0,
  ]);
});

test('a new password ends the sessions of its account, and this browser’s when it is one of them', async () => {
  const { followLink, session, server } = await openOwnPage();
  const choose = async () => {
    const followed = await followLink(link('recovery'));
    return followed.kind === 'recovery' ? followed.choosePassword('Tournesol-bleu-9') : followed;
  };
  server.respond('PUT /auth/v1/user', () => Response.json(other));
  expect(await choose()).toEqual({ kind: 'ok' });
  expect(server.requests('POST /auth/v1/logout')[0]?.path).toContain('scope=global');
  expect(session.getState().status).toBe('signed-in');
  server.respond('POST /auth/v1/verify', () => Response.json(fakeSession('link')));
  server.respond('PUT /auth/v1/user', () => Response.json(learner));
  expect(await choose()).toEqual({ kind: 'ok' });
  expect([session.getState().status, localStorage.getItem(KEY)]).toEqual(['signed-out', null]);
});

test.each([
  ['a used or expired link', { kind: 'expired' }, () => refusal(403, 'otp_expired')],
  ['a malformed link', { kind: 'expired' }, () => refusal(400, 'validation_failed')],
  [
    'too many attempts',
    { kind: 'too-many-requests', seconds: 20 },
    () => refusal(429, 'over_request_rate_limit', 'only request this after 20 seconds.'),
  ],
  ['a server that is down', { kind: 'unavailable' }, () => refusal(500, 'unexpected_failure')],
  ['no network', { kind: 'unavailable' }, () => 'refused' as const],
  [
    'the first of two addresses',
    { kind: 'email-pending' },
    () => Response.json({ msg: 'Confirmation link accepted.', code: '200' }),
  ],
])('%s has the outcome %o', async (_, outcome, answer) => {
  const { followLink, server } = await openPage();
  server.respond('POST /auth/v1/verify', answer);
  expect(await followLink(link('email_change'))).toMatchObject(outcome);
});
