import { startStack } from '@revisoins/stack';
import type { Stack } from '@revisoins/stack';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser } from '../testing/fake-browser.ts';

/** Ports of this run alone, away from those that other tests look for. */
const OFFSET = 9100 + (process.pid % 900);
const email = 'lea.roy@example.test';
const password = 'Une-phrase-2026';
let stack: Stack;
let site = '';

beforeAll(async () => {
  stack = await startStack({ portOffset: OFFSET, inMemory: true });
  site = `http://localhost:${Number(new URL(stack.apiUrl).port) - 54_321 + 4200}`;
}, 120_000);
afterAll(async () => {
  await stack.stop();
  vi.unstubAllGlobals();
}, 60_000);

/** One tab: the libraries as a page of its own loads them. */
async function openTab() {
  vi.resetModules();
  const auth = await import('../index.ts');
  const hosting = await import('../hosting.ts');
  const { toPerson } = await import('../session/session.store.ts');
  hosting.configureBackend({ apiUrl: stack.apiUrl, publishableKey: stack.publishableKey });
  return { ...auth, ...hosting, toPerson };
}

/** Where the newest e-mail's link leads a browser. */
async function followLastLink(to: string): Promise<string> {
  const found = (await (await fetch(`${stack.mailboxUrl}/api/v1/search?query=to:${to}`)).json()) as {
    messages: { ID: string }[];
  };
  const mail = (await (
    await fetch(`${stack.mailboxUrl}/api/v1/message/${found.messages[0]?.ID}`)
  ).json()) as { Text: string };
  const link = /http\S+verify\S+/.exec(mail.Text)?.[0] ?? '';
  return (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '';
}

const eventually = (look: () => void): Promise<void> => vi.waitFor(look, { timeout: 15_000, interval: 25 });

test('a learner signs up, confirms, signs in, is followed by a second tab, resets the password and signs out', async () => {
  const browser = openBrowser(site);
  const first = await openTab();
  expect(await first.startSession()).toBe('signed-out');
  const registration = {
    email,
    password,
    firstName: 'Léa',
    lastName: 'Roy',
    studyLevel: 'infirmier-auxiliaire',
  } as const;
  expect(await first.signUp(registration)).toEqual({ kind: 'ok', confirmationSent: true });
  expect(await first.signIn({ email, password, remember: true })).toEqual({ kind: 'email-not-confirmed' });

  browser.visit(await followLastLink(email));
  expect(browser.address()).toMatch(`${site}/#access_token=`);
  const landed = await openTab();
  expect(await landed.startSession()).toBe('signed-in');
  expect([landed.linkOutcome(), browser.address()]).toEqual([{ kind: 'confirmed' }, `${site}/`]);
  await eventually(() => expect(first.session.getState().status).toBe('signed-in'));
  await eventually(() =>
    expect(landed.session.getState().profile).toMatchObject({
      first_name: 'Léa',
      last_name: 'Roy',
      username: null,
    }),
  );

  expect(await landed.changeUsername('lea_roy')).toEqual({ kind: 'ok', username: 'lea_roy' });
  await eventually(() => expect(first.session.getState().profile?.username).toBe('lea_roy'));
  expect(first.displayName(first.toPerson(first.session.getState()) ?? {})).toBe('lea_roy');

  expect(await landed.changePassword({ current: 'wrong', next: 'Autre-phrase-1' })).toEqual({
    kind: 'wrong-current',
  });
  expect(await landed.changePassword({ current: password, next: 'Autre-phrase-1' })).toEqual({ kind: 'ok' });
  expect(await landed.signOut()).toEqual({ kind: 'ok' });
  await eventually(() =>
    expect(first.session.getState()).toMatchObject({ status: 'signed-out', user: null, profile: null }),
  );
  expect(localStorage.getItem('revisoins-session')).toBeNull();

  expect(await first.requestPasswordReset(email)).toEqual({ kind: 'ok' });
  browser.visit(await followLastLink(email));
  const reset = await openTab();
  expect(await reset.startSession()).toBe('signed-in');
  expect([reset.linkOutcome(), browser.address()]).toEqual([{ kind: 'recovery' }, `${site}/reset-password`]);
  expect(await reset.updatePassword('Encore-une-2026')).toEqual({ kind: 'ok' });
  await reset.signOut();
  expect(await reset.signIn({ email, password, remember: true })).toEqual({ kind: 'invalid-credentials' });
  expect(await reset.signIn({ email, password: 'Encore-une-2026', remember: false })).toEqual({ kind: 'ok' });
  expect([
    localStorage.getItem('revisoins-session'),
    sessionStorage.getItem('revisoins-session') !== null,
  ]).toEqual([null, true]);
  await reset.signOut();

  browser.visit(await followLastLink(email));
  const used = await openTab();
  expect(await used.startSession()).toBe('signed-out');
  expect(used.linkOutcome()).toMatchObject({ kind: 'expired' });
  // The account server says that the account exists by hiding it; the embedded one by asking to wait.
  expect((await used.signUp(registration)).kind).toMatch(/^(already-registered|too-many-requests)$/);
}, 120_000);

test('the second of two learners who want one username at the same time is told that it is taken', async () => {
  openBrowser(site);
  const wanted = 'maryse';
  const outcomes: string[] = [];
  for (const name of ['un', 'deux']) {
    const tab = await openTab();
    await tab.startSession();
    const address = `${name}@example.test`;
    await tab.signUp({
      email: address,
      password,
      firstName: name,
      lastName: 'Roy',
      studyLevel: 'infirmier-diplome',
    });
    await followLastLink(address);
    await tab.signIn({ email: address, password, remember: true });
    outcomes.push((await tab.changeUsername(name === 'un' ? wanted : 'MARYSE')).kind);
    await tab.signOut();
  }
  expect(outcomes).toEqual(['ok', 'taken']);
}, 120_000);
