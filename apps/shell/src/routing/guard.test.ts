// @vitest-environment happy-dom
import type { Access, RouteRole } from '@revisoins/contracts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Landmarks } from '../platform/landmarks.ts';

const site = 'https://revisoins.example';
const paths = { home: '/dashboard', start: '/skills', 'sign-in': '/login', 'sign-up': '/register' };

/** A site whose remotes have these roles. */
const siteWith = (known: Partial<Record<RouteRole, string>>): Landmarks => ({
  landmark: (role) => ({ route: { path: known[role] } }) as ReturnType<Landmarks['landmark']>,
});
const landmarks = siteWith(paths);

/** A page that a visitor has just opened. */
async function openPage(who: 'signed-in' | 'signed-out') {
  vi.resetModules();
  localStorage.clear();
  if (who === 'signed-in')
    localStorage.setItem(
      'revisoins-session',
      JSON.stringify({
        access_token: 'token',
        refresh_token: 'refresh',
        expires_at: Date.now() / 1000 + 3600,
        user: { id: 'learner', email: 'lea@example.ca', user_metadata: {} },
      }),
    );
  const { configureBackend, startSession } = await import('@revisoins/auth/hosting');
  configureBackend({
    apiUrl: 'https://backend.test',
    publishableKey: 'key',
    fetch: () => new Promise(() => undefined),
  });
  expect(await startSession()).toBe(who);
  const { requestedPage } = await import('@revisoins/host');
  return { ...(await import('./guard.ts')), requested: () => requestedPage()?.path };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => localStorage.clear());

describe('redirectFor', () => {
  test.each<['signed-in' | 'signed-out', Access, string | undefined]>([
    ['signed-out', 'everyone', undefined],
    ['signed-out', 'signed-out', undefined],
    ['signed-out', 'signed-in', '/login'],
    ['signed-in', 'everyone', undefined],
    ['signed-in', 'signed-in', undefined],
    ['signed-in', 'signed-out', '/dashboard'],
  ])('a visitor who is %s and asks for what is for %s goes to %s', async (who, access, target) => {
    const { redirectFor } = await openPage(who);
    expect(await redirectFor(landmarks, access)).toBe(target);
  });

  test('what is for everyone opens before it is known who asks', async () => {
    vi.resetModules();
    const { redirectFor } = await import('./guard.ts');
    const waits = new Promise((resolve) => setTimeout(resolve, 0, 'waits'));
    expect(await Promise.race([redirectFor(landmarks, 'everyone'), waits])).toBeUndefined();
  });

  test('a learner goes to the requested page, unless the caller names another', async () => {
    await (
      await openPage('signed-out')
    ).guardPage(landmarks, 'signed-in', `${site}/quiz-start/8?questions=5`);
    const { redirectFor } = await openPage('signed-in');
    expect(await redirectFor(landmarks, 'signed-out')).toBe('/quiz-start/8?questions=5');
    expect(await redirectFor(landmarks, 'signed-out', '/elsewhere')).toBe('/elsewhere');
  });
});

describe('guardPage', () => {
  test('remembers a page that needs a sign-in, with its query, and no other', async () => {
    const { guardPage, requested } = await openPage('signed-out');
    expect(await guardPage(landmarks, 'everyone', `${site}/about`)).toBeUndefined();
    expect(await guardPage(landmarks, 'signed-out', `${site}/login`)).toBeUndefined();
    expect(requested()).toBeUndefined();
    expect(await guardPage(landmarks, 'signed-in', `${site}/quiz/8?questions=5`)).toBe('/login');
    expect(requested()).toBe('/quiz/8?questions=5');
  });

  test('forgets the requested page once a learner opens one', async () => {
    await (await openPage('signed-out')).guardPage(landmarks, 'signed-in', `${site}/skills`);
    const { guardPage, requested } = await openPage('signed-in');
    expect(requested()).toBe('/skills');
    await guardPage(landmarks, 'everyone', `${site}/about`);
    expect(requested()).toBe('/skills');
    expect(await guardPage(landmarks, 'signed-in', `${site}/skills`)).toBeUndefined();
    expect(requested()).toBeUndefined();
  });

  test('the page on which somebody signs out does not count as requested by the next learner', async () => {
    const { guardPage, leavePage, requested } = await openPage('signed-out');
    await guardPage(landmarks, 'signed-in', `${site}/skills`);
    leavePage(`${site}/results?exam=1`);
    expect(requested()).toBeUndefined();
    expect(await guardPage(landmarks, 'signed-in', `${site}/results?exam=1`)).toBe('/login');
    expect(requested()).toBeUndefined();
    await guardPage(landmarks, 'signed-in', `${site}/results?exam=1`);
    expect(requested()).toBe('/results?exam=1');
  });

  test('another page than the one left is requested', async () => {
    const { guardPage, leavePage, requested } = await openPage('signed-out');
    leavePage(`${site}/results?exam=1`);
    await guardPage(landmarks, 'signed-in', `${site}/results?exam=2`);
    expect(requested()).toBe('/results?exam=2');
  });
});

describe('the guard of a route', () => {
  const ask = async (
    page: Awaited<ReturnType<typeof openPage>>,
    ...[known, access, path, home]: [Landmarks, Access, string, string?]
  ) => {
    const next = vi.fn(async () => undefined);
    const redirect: unknown = await page
      .guard(
        known,
        access,
        home,
      )({ request: new Request(site + path) }, next)
      .catch((thrown: unknown) => thrown);
    return {
      isOpen: next.mock.calls.length === 1,
      to: redirect instanceof Response ? redirect.headers.get('location') : redirect,
    };
  };

  test('opens what is permitted, and redirects before anything is loaded', async () => {
    const page = await openPage('signed-out');
    expect(await ask(page, landmarks, 'everyone', '/about')).toEqual({ isOpen: true, to: undefined });
    expect(await ask(page, landmarks, 'signed-in', '/skills')).toEqual({ isOpen: false, to: '/login' });
    expect(page.requested()).toBe('/skills');
  });

  test('sends learners to the site’s home, which then does not count as requested', async () => {
    const page = await openPage('signed-in');
    expect(await ask(page, landmarks, 'signed-out', '/', '/start')).toEqual({ isOpen: false, to: '/start' });
    const visitor = await openPage('signed-out');
    expect(await ask(visitor, landmarks, 'signed-in', '/skills', '/start')).toEqual({
      isOpen: false,
      to: '/login',
    });
    expect(visitor.requested()).toBeUndefined();
  });

  test('the root that replaces a missing home stays', async () => {
    const page = await openPage('signed-in');
    const without = siteWith({});
    expect(await ask(page, without, 'signed-out', '/')).toEqual({ isOpen: true, to: undefined });
    expect(await ask(page, without, 'signed-out', '/login')).toEqual({ isOpen: false, to: '/' });
  });
});
