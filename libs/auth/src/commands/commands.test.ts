// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { learner, learnerProfile, refusal, fakeSession } from '../testing/fake-account-server.ts';
import { openPage } from '../testing/fresh-page.ts';

const KEY = 'revisoins-session';
const credentials = { email: learner.email, password: 'Soins-2026!', remember: true };
const registration = {
  email: 'new@example.ca',
  password: 'Soins-2026!',
  firstName: ' <b>Léa</b> ',
  lastName: 'Roy',
  studyLevel: 'infirmier-auxiliaire',
} as const;
const wrong = (): Response => refusal(400, 'invalid_credentials', 'Invalid login credentials');

async function openSignedIn() {
  const page = await openPage({ stored: fakeSession('a') });
  await page.startSession();
  await expect.poll(() => page.session.getState().profile).not.toBeNull();
  return page;
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // one client per test is many in one process
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('signIn', () => {
  test('signs in, keeps the session for the next visit, and is busy meanwhile', async () => {
    const { signIn, startSession, session } = await openPage();
    await startSession();
    const outcome = signIn(credentials);
    expect(session.getState()).toMatchObject({ busy: true, status: 'signed-out' });
    expect(await outcome).toEqual({ kind: 'ok' });
    expect(session.getState()).toMatchObject({
      busy: false,
      status: 'signed-in',
      user: { email: learner.email },
    });
    expect([localStorage.getItem(KEY) !== null, sessionStorage.getItem(KEY)]).toEqual([true, null]);
  });

  test('without remember keeps the session for this visit only', async () => {
    const { signIn } = await openPage();
    expect(await signIn({ ...credentials, remember: false })).toEqual({ kind: 'ok' });
    expect([localStorage.getItem(KEY), sessionStorage.getItem(KEY) !== null]).toEqual([null, true]);
  });

  test.each([
    [{ email: '' }, 'email-format'],
    [{ email: 'lea' }, 'email-format'],
    [{ email: ' lea@example.ca' }, 'email-characters'],
    [{ email: 'l<e>a@example.ca' }, 'email-characters'],
    [{ email: 'lea\u202E@example.ca' }, 'email-characters'],
    [{ email: `${'a'.repeat(250)}@b.ca` }, 'email-format'],
    [{ email: 'a'.repeat(10_000) }, 'email-format'],
    [{ password: '' }, 'password-too-short'],
    [{ password: 'x'.repeat(129) }, 'password-too-long'],
    [{ password: 'a<script>b' }, 'password-characters'],
  ])('refuses %j before anything is sent', async (change, problem) => {
    const { signIn, server } = await openPage();
    expect(await signIn({ ...credentials, ...change })).toEqual({ kind: 'invalid', problem });
    expect(server.seen).toEqual([]);
  });

  test('lets in a learner whose password has six characters', async () => {
    const { signIn } = await openPage();
    expect(await signIn({ ...credentials, password: 'Soin-6' })).toEqual({ kind: 'ok' });
  });

  test.each([
    ['wrong credentials', wrong, { kind: 'invalid-credentials' }],
    [
      'an e-mail that is not confirmed',
      () => refusal(400, 'email_not_confirmed'),
      { kind: 'email-not-confirmed' },
    ],
    [
      'too many requests',
      () => refusal(429, 'over_request_rate_limit'),
      { kind: 'too-many-requests', seconds: null },
    ],
    [
      'an account that the server has locked',
      () =>
        refusal(429, 'account_locked', 'For security purposes, you can only request this after 841 seconds.'),
      { kind: 'locked', minutes: 15 },
    ],
    ['a server that is down', () => new Response('<html>', { status: 502 }), { kind: 'unavailable' }],
    ['no network', () => 'refused' as const, { kind: 'unavailable' }],
    ['a silent server', () => 'silent' as const, { kind: 'unavailable' }],
    [
      'anything else',
      () => refusal(400, 'signup_disabled', 'Closed for the holidays'),
      { kind: 'failed', message: 'Closed for the holidays' },
    ],
  ])('reports %s', async (_, answer, outcome) => {
    const { signIn, server } = await openPage();
    server.respond('POST /auth/v1/token', answer);
    expect(await signIn(credentials)).toEqual(outcome);
  });

  test('limits to 3 attempts per minute and e-mail', async () => {
    const { signIn, server } = await openPage();
    server.respond('POST /auth/v1/token', wrong);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(await signIn(credentials)).toEqual({ kind: 'invalid-credentials' });
    expect(await signIn({ ...credentials, email: 'LEA@example.ca' })).toMatchObject({
      kind: 'rate-limited',
      seconds: 60,
    });
    expect(await signIn({ ...credentials, email: 'other@example.ca' })).toEqual({
      kind: 'invalid-credentials',
    });
    expect(server.requests('POST /auth/v1/token')).toHaveLength(4);
  });

  test('locks the account for 15 minutes after 5 failures, also after a reload; a success clears them', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { signIn, server } = await openPage();
    server.respond('POST /auth/v1/token', wrong);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await signIn(credentials)).toEqual({ kind: 'invalid-credentials' });
      vi.setSystemTime(Date.now() + 61_000);
    }
    expect(await signIn(credentials)).toEqual({ kind: 'locked', minutes: 14 });

    const record = localStorage.getItem('authAttempts') ?? '';
    expect(JSON.parse(record)).toHaveLength(5);
    const later = await openPage();
    localStorage.setItem('authAttempts', record);
    expect(await later.signIn(credentials)).toEqual({ kind: 'locked', minutes: 14 });
    vi.setSystemTime(Date.now() + 14 * 60_000);
    expect(await later.signIn(credentials)).toEqual({ kind: 'ok' });
    expect(JSON.parse(localStorage.getItem('authAttempts') ?? '')).toMatchObject([
      { email: learner.email, success: true, ip: null },
    ]);
  });

  test('reads a damaged record of attempts as an empty one', async () => {
    const { signIn } = await openPage();
    localStorage.setItem('authAttempts', '[{"email":3}]');
    expect(await signIn(credentials)).toEqual({ kind: 'ok' });
  });
});

describe('signUp', () => {
  test('sends sanitised names', async () => {
    const { signUp, server } = await openPage();
    expect(await signUp(registration)).toEqual({
      kind: 'ok',
      learner: '7d8f1c5e-0000-4000-8000-000000000001',
      confirmationSent: true,
    });
    const [request] = server.requests('POST /auth/v1/signup');
    expect(request?.body).toMatchObject({
      email: 'new@example.ca',
      data: { first_name: 'bLéa/b', last_name: 'Roy', study_level: 'infirmier-auxiliaire' },
    });
  });

  test.each([
    [
      'an account that the server hides',
      () => Response.json({ ...learner, identities: [] }),
      { kind: 'already-registered' },
    ],
    [
      'an account that exists',
      () => refusal(422, 'user_already_exists', 'User already registered'),
      { kind: 'already-registered' },
    ],
    [
      'an older server’s words',
      () => Response.json({ msg: 'User already registered' }, { status: 400 }),
      { kind: 'already-registered' },
    ],
    [
      'an account whose confirmation has just been sent',
      () =>
        refusal(
          429,
          'over_email_send_rate_limit',
          'For security purposes, you can only request this after 41 seconds.',
        ),
      { kind: 'confirmation-just-sent' },
    ],
    [
      'a rate limit',
      () => refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
      { kind: 'too-many-requests', seconds: null },
    ],
    [
      'anything else',
      () => refusal(400, 'email_address_invalid', 'Address refused'),
      { kind: 'failed', message: 'Address refused' },
    ],
    ['no network', () => 'refused' as const, { kind: 'unavailable' }],
  ])('reports %s', async (_, answer, outcome) => {
    const { signUp, server } = await openPage();
    server.respond('POST /auth/v1/signup', answer);
    expect(await signUp(registration)).toEqual(outcome);
  });

  test('refuses a password of 7 characters and limits to 3 attempts per minute', async () => {
    const { signUp } = await openPage();
    expect(await signUp({ ...registration, password: 'Soins-7' })).toEqual({
      kind: 'invalid',
      problem: 'password-too-short',
    });
    for (let attempt = 0; attempt < 3; attempt += 1) await signUp(registration);
    expect(await signUp(registration)).toMatchObject({ kind: 'rate-limited', seconds: 60 });
  });
});

describe('signOut', () => {
  test.each([
    ['reports success', () => new Response(null, { status: 204 }), { kind: 'ok' }],
    [
      'takes a session that the server does not know for success',
      () => refusal(403, 'session_not_found'),
      { kind: 'ok' },
    ],
    [
      'reports the server’s refusal',
      () => refusal(400, 'validation_failed', 'odd'),
      { kind: 'failed', message: 'odd' },
    ],
    ['reports that the server could not be reached', () => 'refused' as const, { kind: 'forced' }],
  ])('%s and clears session and user', async (_, answer, outcome) => {
    const { signOut, session, server } = await openSignedIn();
    server.respond('POST /auth/v1/logout', answer);
    expect(await signOut()).toEqual(outcome);
    expect(session.getState()).toMatchObject({
      status: 'signed-out',
      user: null,
      profile: null,
      isEndedElsewhere: false,
    });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  test('makes no request when the account is gone', async () => {
    const { signOut, session, server } = await openSignedIn();
    expect(await signOut({ isEnded: true })).toEqual({ kind: 'ok' });
    expect([
      session.getState().status,
      localStorage.getItem(KEY),
      server.requests('POST /auth/v1/logout'),
    ]).toEqual(['signed-out', null, []]);
  });

  test('clears at once and does not wait for a silent server', async () => {
    const { signOut, session, server } = await openSignedIn();
    server.respond('POST /auth/v1/logout', () => 'silent');
    const outcome = signOut();
    await expect.poll(() => session.getState().status).toBe('signed-out');
    expect(session.getState().isEndedElsewhere).toBe(false);
    expect(await outcome).toEqual({ kind: 'forced' });
  });
});

describe('the commands for e-mails', () => {
  test('a reset leaves the lock to the server, which lifts it: the link may be opened on another device', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const { requestPasswordReset, signIn, server } = await openPage();
    server.respond('POST /auth/v1/token', wrong);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await signIn(credentials);
      vi.setSystemTime(Date.now() + 61_000);
    }
    server.respond('POST /auth/v1/recover', () => 'refused');
    await requestPasswordReset('Lea@example.ca');
    expect((await signIn(credentials)).kind).toBe('locked');
    server.respond('POST /auth/v1/recover', () => Response.json({}));
    await requestPasswordReset('Lea@example.ca');
    server.respond('POST /auth/v1/token', () =>
      refusal(429, 'account_locked', 'For security purposes, you can only request this after 700 seconds.'),
    );
    expect(await signIn(credentials)).toEqual({ kind: 'locked', minutes: 12 });
    server.respond('POST /auth/v1/token', () => Response.json(fakeSession('reset')));
    expect(await signIn(credentials)).toEqual({ kind: 'ok' });
  });

  test('a confirmation is sent again', async () => {
    const { resendConfirmation, server } = await openPage();
    expect(await resendConfirmation(learner.email)).toEqual({ kind: 'ok' });
    expect(server.requests('POST /auth/v1/resend')[0]?.body).toMatchObject({
      type: 'signup',
      email: learner.email,
    });
  });

  test('no address, nothing is sent', async () => {
    const { requestPasswordReset, resendConfirmation, server } = await openPage();
    const invalid = { kind: 'invalid', problem: 'email-format' };
    expect([await requestPasswordReset('lea'), await resendConfirmation('lea')]).toEqual([invalid, invalid]);
    expect(server.seen).toEqual([]);
  });

  test('the server asks to wait', async () => {
    const { requestPasswordReset, server } = await openPage();
    server.respond('POST /auth/v1/recover', () => refusal(429, 'over_email_send_rate_limit'));
    expect(await requestPasswordReset(learner.email)).toEqual({ kind: 'too-many-requests', seconds: null });
  });
});

describe('changing the account', () => {
  test('a session that ends on the way is reported as such', async () => {
    const { updateProfile, signOut, server } = await openSignedIn();
    server.respond('PATCH /rest/v1/profiles', () => {
      void signOut({ isEnded: true });
      return Response.json({ code: '42501', message: 'permission denied' }, { status: 403 });
    });
    expect(await updateProfile({ has_seen_onboarding: true })).toEqual({ kind: 'session-expired' });
  });

  test('changePassword signs in again with the current password, and takes eight characters', async () => {
    const { changePassword, server } = await openSignedIn();
    server.respond('POST /auth/v1/token?grant_type=password', wrong);
    expect(await changePassword({ current: 'x', next: 'Soins-88' })).toEqual({ kind: 'wrong-current' });
    expect(server.requests('PUT /auth/v1/user')).toEqual([]);
    server.respond('POST /auth/v1/token?grant_type=password', () => Response.json(fakeSession('again')));
    expect(await changePassword({ current: 'y', next: 'Soins-88' })).toEqual({ kind: 'ok' });
    expect(server.requests('PUT /auth/v1/user')[0]?.body).toMatchObject({ password: 'Soins-88' });
    expect(await changePassword({ current: 'y', next: 'Soins-7' })).toEqual({
      kind: 'invalid',
      problem: 'password-too-short',
    });
  });

  test.each([
    ['same_password', { kind: 'same-password' }],
    ['weak_password', { kind: 'weak-password', message: 'weak_password' }],
    ['session_not_found', { kind: 'session-expired' }],
  ])('changePassword reports that the new one is not accepted: %s', async (code, outcome) => {
    const { changePassword, server } = await openSignedIn();
    server.respond('PUT /auth/v1/user', () => refusal(code === 'session_not_found' ? 403 : 422, code));
    expect(await changePassword({ current: 'y', next: 'Soins-88' })).toEqual(outcome);
  });

  test('changePassword forgets the guesses at the old one', async () => {
    const { changePassword, signIn, signOut } = await openSignedIn();
    const failure = { email: learner.email, timestamp: Date.now(), success: false, ip: null };
    localStorage.setItem('authAttempts', JSON.stringify(Array.from({ length: 5 }, () => failure)));
    expect((await signIn(credentials)).kind).toBe('locked');
    expect(await changePassword({ current: 'y', next: 'Soins-2027!' })).toEqual({ kind: 'ok' });
    await signOut();
    expect(await signIn(credentials)).toEqual({ kind: 'ok' });
  });

  test('changeEmail signs in again and asks the server, unless nothing changes', async () => {
    const { changeEmail, server } = await openSignedIn();
    const change = (email: string) => changeEmail({ email, current: 'y' });
    expect(await change('LEA@example.ca')).toEqual({ kind: 'unchanged' });
    expect(await change('lea@')).toEqual({ kind: 'invalid', problem: 'email-format' });
    expect(await change('')).toEqual({ kind: 'invalid', problem: 'email-format' });
    server.respond('POST /auth/v1/token?grant_type=password', wrong);
    expect(await change('roy@example.ca')).toEqual({ kind: 'wrong-current' });
    expect(server.requests('PUT /auth/v1/user')).toEqual([]);
    server.respond('POST /auth/v1/token?grant_type=password', () => Response.json(fakeSession('again')));
    expect(await change('roy@example.ca')).toEqual({ kind: 'ok' });
    server.respond('PUT /auth/v1/user', () => refusal(422, 'email_exists'));
    expect(await change('taken@example.ca')).toEqual({ kind: 'taken' });
  });

  test('changeUsername lets the database decide, and shows the name at once', async () => {
    const { changeUsername, session, server } = await openSignedIn();
    expect(await changeUsername(' x ')).toEqual({ kind: 'too-short' });
    expect(await changeUsername('x'.repeat(51))).toEqual({ kind: 'too-long' });
    for (const requested of [
      '<lea>',
      '\u202Elea',
      'le\u200Ba',
      'le\u{E0100}a',
      'le\u034Fa',
      '\u3164\u3164',
      'onload=1',
    ])
      expect(await changeUsername(requested)).toEqual({ kind: 'invalid-characters' });
    server.respond('PATCH /rest/v1/profiles', () =>
      Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
    );
    expect(await changeUsername('maryse')).toEqual({ kind: 'taken' });
    server.respond('PATCH /rest/v1/profiles', () => Response.json({ ...learnerProfile, username: 'léa r' }));
    server.respond('PUT /auth/v1/user', () => 'refused');
    expect(await changeUsername(' léa r ')).toEqual({ kind: 'ok', username: 'léa r' });
    expect(session.getState().profile?.username).toBe('léa r');
    expect(server.requests('PATCH /rest/v1/profiles').at(-1)).toMatchObject({
      path: `/rest/v1/profiles?id=eq.${learner.id}&select=*`,
      body: { username: 'léa r' },
    });
  });

  test('a username may have accents and emoji', async () => {
    const { changeUsername, server } = await openSignedIn();
    server.respond('PATCH /rest/v1/profiles', () => Response.json(learnerProfile));
    for (const requested of ['Zoé', 'Zoe\u0301', '👩‍⚕️👩‍⚕️', 'مريم'])
      expect((await changeUsername(requested)).kind).toBe('ok');
  });

  test('updateProfile distinguishes an ended session from a dead server', async () => {
    const { updateProfile, signOut, server } = await openSignedIn();
    server.respond('PATCH /rest/v1/profiles', () => 'refused');
    expect(await updateProfile({ has_seen_onboarding: true })).toEqual({ kind: 'unavailable' });
    server.respond('PATCH /rest/v1/profiles', () =>
      Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 }),
    );
    expect(await updateProfile({ has_seen_onboarding: true })).toEqual({ kind: 'session-expired' });
    await signOut();
    expect(await updateProfile({ has_seen_onboarding: true })).toEqual({ kind: 'session-expired' });
  });
});
