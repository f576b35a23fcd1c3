// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { learner, refusal } from '../testing/fake-account-server.ts';
import { openPage } from '../testing/fresh-page.ts';

const KEY = 'revisoins-device';
const credentials = { email: learner.email, password: 'Soins-2026!', remember: true };
const wrong = (): Response => refusal(400, 'invalid_credentials', 'Invalid login credentials');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined); // one client per test is many in one process
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function openKnownPage() {
  const page = await openPage();
  await page.signIn(credentials);
  await expect.poll(() => localStorage.getItem(KEY)).not.toBeNull();
  await page.signOut();
  page.server.seen.length = 0;
  return page;
}

test('a device is remembered after a sign-in that stays, and shows itself before the next', async () => {
  const { signIn, server } = await openKnownPage();
  await signIn(credentials);
  const [shown] = server.requests('POST /rest/v1/rpc/present_device');
  expect(shown?.body).toEqual({
    email: learner.email,
    device: (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { secret: string }).secret,
  });
  expect(server.seen[0]).toBe(shown);
  const [asked] = server.requests('POST /auth/v1/token');
  expect(asked?.body).toMatchObject({ gotrue_meta_security: { captcha_token: shown?.body.device } });
  expect(localStorage.getItem(KEY)).not.toContain(learner.email);
});

test('a shared device is not remembered, and another account is no reason to show one', async () => {
  const { signIn, server } = await openPage();
  await signIn({ ...credentials, remember: false });
  expect(server.requests('POST /rest/v1/rpc')).toEqual([]);
  const known = await openKnownPage();
  await known.signIn({ ...credentials, email: 'other@example.ca', remember: false });
  expect(known.server.requests('POST /rest/v1/rpc/present_device')).toEqual([]);
});

test('a device that cannot show itself signs in all the same', async () => {
  const { signIn, server } = await openKnownPage();
  server.respond('POST /rest/v1/rpc/present_device', () => 'refused');
  expect(await signIn(credentials)).toEqual({ kind: 'ok' });
});

test('wrong passwords lock an unknown browser on its own, and never a known one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  for (const [open, last] of [
    [openPage, 'locked'],
    [openKnownPage, 'ok'],
  ] as const) {
    const { signIn, server } = await open();
    server.respond('POST /auth/v1/token', wrong);
    for (let guess = 0; guess < 6; guess += 1) {
      await signIn(credentials);
      vi.setSystemTime(Date.now() + 61_000);
    }
    server.respond('POST /auth/v1/token', () => undefined as never);
    expect((await signIn(credentials)).kind).toBe(last);
  }
});

test.each(['not json', '{}', '{"secret":"x","accounts":[]}'])(
  'what is stored as %s is not a device',
  async (text) => {
    const { signIn, server } = await openPage();
    localStorage.setItem(KEY, text);
    expect(await signIn({ ...credentials, remember: false })).toEqual({ kind: 'ok' });
    expect(server.requests('POST /rest/v1/rpc')).toEqual([]);
  },
);
