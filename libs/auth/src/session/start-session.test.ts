// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { learner, learnerProfile, refusal, fakeSession } from '../testing/fake-account-server.ts';
import { openPage, storageChangedElsewhere } from '../testing/fresh-page.ts';

const messages: { name: string; data: unknown }[] = [];
const listeners: { name: string; listener: (event: { data: unknown }) => void }[] = [];

/** The channel between tabs: records what this tab sends, and delivers messages of others. */
class FakeChannel {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  addEventListener(_: string, listener: (event: { data: unknown }) => void): void {
    listeners.push({ name: this.name, listener });
  }
  postMessage(data: unknown): void {
    messages.push({ name: this.name, data });
  }
  close(): void {}
}

const TABS = 'revisoins-session-tabs';
const CLIENT = 'revisoins-session';
const hear = (name: string, data: unknown): void => {
  for (const one of listeners) if (one.name === name) one.listener({ data });
};

beforeEach(() => {
  messages.length = listeners.length = 0;
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // one client per test is many in one process
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('startSession', () => {
  test('is signed out at once without a stored session, and loads no client', async () => {
    const backend = vi.fn();
    vi.doMock('../backend.ts', () => ({ backend }));
    const { startSession, session, server } = await openPage();
    vi.doUnmock('../backend.ts');
    void startSession();
    expect(session.getState()).toMatchObject({ status: 'signed-out', user: null });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(backend).not.toHaveBeenCalled();
    expect(server.seen).toEqual([]);
  });

  test('signs in with the stored session and reads the profile', async () => {
    const { startSession, session, toPerson } = await openPage({ stored: fakeSession('a') });
    void startSession();
    expect(session.getState().status).toBe('signed-in');
    expect(session.getState().user).toMatchObject({ id: learner.id, email: learner.email });
    await expect.poll(() => session.getState().profile).toEqual(learnerProfile);
    expect(toPerson(session.getState())).toMatchObject({ username: 'lea', first_name: 'Léa' });
  });

  test('stays signed in without a profile when the profile cannot be read', async () => {
    const { startSession, session, server } = await openPage({ stored: fakeSession('a') });
    server.respond('GET /rest/v1/profiles', () => 'refused');
    await startSession();
    await expect.poll(() => server.requests('GET /rest/v1/profiles')).toHaveLength(1);
    expect(session.getState()).toMatchObject({ status: 'signed-in', profile: null });
  });

  test('does not wait for the client, nor for a slow server, while the stored token holds', async () => {
    const { startSession, session, server } = await openPage({
      stored: fakeSession('a', 60),
      timeoutMs: 60_000,
    });
    server.respond('POST /auth/v1/token', () => 'silent');
    void startSession();
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { id: learner.id } });
    await expect.poll(() => server.requests('POST /auth/v1/token')).toHaveLength(1);
    expect(session.getState().status).toBe('signed-in');
  });

  test('is signed in when another tab renews the session at the same time', async () => {
    const { startSession, session, server } = await openPage({ stored: fakeSession('old', -60) });
    const elsewhere = fakeSession('elsewhere');
    server.respond('POST /auth/v1/token', () => {
      localStorage.setItem(CLIENT, JSON.stringify(elsewhere));
      return refusal(400, 'refresh_token_already_used');
    });
    const seen: string[] = [];
    session.subscribe(({ status }) => seen.push(status));
    expect(await startSession()).toBe('signed-in');
    expect(new Set(seen)).toEqual(new Set(['signed-in']));
    expect(localStorage.getItem(CLIENT)).toBe(JSON.stringify(elsewhere));
  });

  test.each([-3600, 3600])('renews once on a device whose clock is off by %i seconds', async (offset) => {
    const { startSession, session, server } = await openPage({ stored: fakeSession('old', -7200) });
    server.respond('POST /auth/v1/token', () =>
      Response.json({ ...fakeSession('fresh'), expires_at: Math.round(Date.now() / 1000) + 3600 - offset }),
    );
    expect(await startSession()).toBe('signed-in');
    await expect.poll(() => session.getState().profile).toEqual(learnerProfile);
    expect(server.requests('POST /auth/v1/token')).toHaveLength(1);
  });

  test('is signed out when the stored session has ended on the server', async () => {
    const { startSession, session, server } = await openPage({ stored: fakeSession('old', -60) });
    server.respond('POST /auth/v1/token', () => refusal(400, 'refresh_token_not_found'));
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await startSession()).toBe('signed-out');
    expect(localStorage.getItem(CLIENT)).toBeNull();
    // The client reports the end first, then that it has begun without a session.
    const { authClient } = await import('@revisoins/backend');
    const begun = vi.fn<(event: string) => void>();
    authClient().onAuthStateChange(begun);
    await expect.poll(() => begun.mock.calls.flat()).toContain('INITIAL_SESSION');
    expect(session.getState()).toMatchObject({ status: 'signed-out', isEndedElsewhere: true });
  });

  test('stops loading after 5 seconds when the server is silent, and signs in when it is back', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { startSession, session, server } = await openPage({
      stored: fakeSession('old', -60),
      timeoutMs: 60_000,
    });
    let back: (response: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => (back = resolve));
    server.respond('POST /auth/v1/token', () => pending as never);
    const ready = startSession();
    await vi.advanceTimersByTimeAsync(4999);
    expect(session.getState().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(await ready).toBe('signed-out');
    back(Response.json(fakeSession('new')));
    await expect.poll(() => session.getState().status).toBe('signed-in');
  });

  test('takes a session that is not a session for none', async () => {
    const { startSession } = await openPage({ stored: { odd: true } });
    expect(await startSession()).toBe('signed-out');
  });
});

describe('an address', () => {
  const { access_token, refresh_token } = fakeSession('link');
  const tokens = `access_token=${access_token}&expires_in=3600&refresh_token=${refresh_token}&token_type=bearer`;

  test.each(['/skills', '/reset-password', '/confirmation', '/', '/login'])(
    'with tokens signs nobody in at %s, and loses them',
    async (path) => {
      for (const mark of ['#', '?lng=fr#', '?code=abc#type=recovery&']) {
        const { startSession, server } = await openPage({ address: `${path}${mark}${tokens}` });
        const steps = history.length;
        expect(await startSession()).toBe('signed-out');
        expect(server.seen).toEqual([]);
        expect([location.pathname, location.hash, history.length]).toEqual([path, '', steps]);
      }
    },
  );

  test('with tokens changes nothing of who is signed in', async () => {
    const { startSession, session } = await openPage({
      address: `/skills#${tokens}`,
      stored: fakeSession('own', 3600, { ...learner, id: 'own' }),
    });
    expect(await startSession()).toBe('signed-in');
    expect(session.getState().user?.id).toBe('own');
  });

  test('with an ordinary fragment stays as it is', async () => {
    const { startSession } = await openPage({ address: '/about#mission' });
    await startSession();
    expect(location.hash).toBe('#mission');
  });
});

describe('the other tabs', () => {
  test('sign this one out', async () => {
    const { startSession, session } = await openPage({ stored: fakeSession('a') });
    await startSession();
    storageChangedElsewhere(null);
    expect(session.getState()).toMatchObject({ status: 'signed-out', user: null, profile: null });
  });

  test.each([
    ['before', true],
    ['after', false],
  ])('say that the account was deleted, %s the storage changes', async (_, isBefore) => {
    const { startSession, session, onDeletedElsewhere } = await openPage({ stored: fakeSession('a') });
    const deleted = { id: learner.id, email: learner.email };
    const told = vi.fn();
    onDeletedElsewhere(told);
    await startSession();
    if (!isBefore) storageChangedElsewhere(null);
    hear(TABS, { kind: 'signed-out', deleted });
    if (isBefore) storageChangedElsewhere(null);
    // Another tab has found it out, too.
    hear(TABS, { kind: 'signed-out', deleted });
    expect(session.getState()).toMatchObject({ status: 'signed-out', user: null, isAccountDeleted: true });
    expect(told.mock.calls).toEqual([[deleted]]);
    // Who asks later is told, too.
    onDeletedElsewhere(told);
    expect(told.mock.calls).toEqual([[deleted], [deleted]]);
  });

  test('leave somebody alone who has just signed in, and whose session this page has not read yet', async () => {
    const { startSession, session, onDeletedElsewhere } = await openPage();
    const told = vi.fn();
    onDeletedElsewhere(told);
    await startSession();
    localStorage.setItem(CLIENT, JSON.stringify(fakeSession('a')));
    hear(TABS, { kind: 'signed-out', deleted: { id: 'other', email: 'other@example.ca' } });
    expect(session.getState()).toMatchObject({ isAccountDeleted: false });
    expect(told).not.toHaveBeenCalled();
    expect(localStorage.getItem(CLIENT)).not.toBeNull();
  });

  test('end the session of a deleted learner, and not the one that has replaced it in the storage', async () => {
    const { startSession, session } = await openPage({ stored: fakeSession('a') });
    await startSession();
    const next = JSON.stringify(fakeSession('b', 3600, { ...learner, id: 'other' }));
    localStorage.setItem(CLIENT, next);
    hear(TABS, { kind: 'signed-out', deleted: { id: learner.id, email: learner.email } });
    expect(session.getState()).toMatchObject({ status: 'signed-out', isAccountDeleted: true });
    expect(localStorage.getItem(CLIENT)).toBe(next);
  });

  test('do not end the session of another learner when an account is deleted', async () => {
    const { startSession, session } = await openPage({ stored: fakeSession('a') });
    await startSession();
    hear(TABS, { kind: 'signed-out', deleted: { id: 'other', email: 'other@example.ca' } });
    expect(session.getState()).toMatchObject({ status: 'signed-in', isAccountDeleted: false });
    expect(localStorage.getItem(CLIENT)).not.toBeNull();
  });

  test('sign this one in, which has no client yet', async () => {
    const { startSession, session } = await openPage();
    await startSession();
    storageChangedElsewhere(JSON.stringify(fakeSession('b')));
    await expect.poll(() => session.getState().status).toBe('signed-in');
  });

  test('change the learner of this one', async () => {
    const { startSession, session } = await openPage({ stored: fakeSession('a') });
    await startSession();
    storageChangedElsewhere(
      JSON.stringify(fakeSession('b', 3600, { ...learner, id: 'other', email: 'other@example.ca' })),
    );
    await expect.poll(() => session.getState().user?.email).toBe('other@example.ca');
  });

  test('share a session that ends with the browser, and take it away', async () => {
    const { startSession, session } = await openPage();
    await startSession();
    hear(TABS, { kind: 'share', session: JSON.stringify(fakeSession('visit')) });
    await expect.poll(() => session.getState().status).toBe('signed-in');
    expect([localStorage.getItem(CLIENT), sessionStorage.getItem(CLIENT) !== null]).toEqual([null, true]);
    hear(TABS, { kind: 'signed-out' });
    expect([session.getState().status, sessionStorage.getItem(CLIENT)]).toEqual(['signed-out', null]);
  });

  test('answer a new tab that asks before it calls itself signed out', async () => {
    const { startSession } = await openPage();
    localStorage.setItem('revisoins-session-visit', '1');
    const ready = startSession();
    expect(messages).toEqual([{ name: TABS, data: { kind: 'ask' } }]);
    hear(TABS, { kind: 'share', session: JSON.stringify(fakeSession('visit')) });
    expect(await ready).toBe('signed-in');
  });

  test('that are gone keep a new tab waiting for a moment only', async () => {
    const { startSession } = await openPage();
    localStorage.setItem('revisoins-session-visit', '1');
    expect(await startSession()).toBe('signed-out');
    expect(localStorage.getItem('revisoins-session-visit')).toBeNull();
  });

  test('get an answer when they ask for a session that ends with the browser', async () => {
    const visit = fakeSession('visit');
    const { startSession } = await openPage({ visit });
    await startSession();
    hear(TABS, { kind: 'ask' });
    expect(messages.at(-1)).toEqual({ name: TABS, data: { kind: 'share', session: JSON.stringify(visit) } });
  });

  test('that speak of a session which is not stored here change nothing', async () => {
    const { startSession, session } = await openPage({ stored: fakeSession('a') });
    await startSession();
    const { user } = session.getState();
    hear(CLIENT, {
      event: 'SIGNED_IN',
      session: fakeSession('elsewhere', 3600, { ...learner, id: 'other' }),
    });
    hear(TABS, { kind: 'share', session: 'not a session' });
    hear(TABS, { kind: 'nonsense' });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(session.getState().user).toEqual(user);
  });
});
