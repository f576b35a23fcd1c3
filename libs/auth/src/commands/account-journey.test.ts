import type { Stack } from '@revisoins/stack';
import { startTestStack } from '@revisoins/stack/testing/start-test-stack';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBrowser } from '../testing/fake-browser.ts';

const email = 'lea.roy@example.test';
const password = 'Une-phrase-2026';
let stack: Stack;
let site = '';

beforeAll(async () => {
  stack = await startTestStack();
  site = `http://localhost:${Number(new URL(stack.apiUrl).port) - 54_321 + 4200}`;
});
afterAll(async () => {
  await stack.stop();
  vi.unstubAllGlobals();
});

/** One tab, with its own copies of the libraries. */
async function openTab() {
  vi.resetModules();
  const auth = await import('../index.ts');
  const hosting = await import('../hosting.ts');
  const { toPerson } = await import('../session/session.store.ts');
  hosting.configureBackend({ apiUrl: stack.apiUrl, publishableKey: stack.publishableKey });
  return { ...auth, ...hosting, toPerson };
}

/** The page that the link of the latest e-mail opens. */
async function lastLink(to: string): Promise<string> {
  const found = (await (await fetch(`${stack.mailboxUrl}/api/v1/search?query=to:${to}`)).json()) as {
    messages: { ID: string }[];
  };
  const mail = (await (
    await fetch(`${stack.mailboxUrl}/api/v1/message/${found.messages[0]?.ID}`)
  ).json()) as { Text: string };
  return /http\S+token_hash\S+/.exec(mail.Text)?.[0] ?? '';
}

const eventually = (look: () => void): Promise<void> => vi.waitFor(look, { timeout: 50_000, interval: 25 });

test('a learner signs up, confirms and is signed in by it, is followed by a second tab, resets the password and signs out', async () => {
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
  expect(await first.signUp(registration)).toEqual({
    kind: 'ok',
    learner: expect.any(String) as string,
    confirmationSent: true,
  });
  expect(await first.signIn({ email, password, remember: true })).toEqual({ kind: 'email-not-confirmed' });

  browser.visit(await lastLink(email));
  const landed = await openTab();
  expect(await landed.startSession()).toBe('signed-out');
  const confirmation = landed.readEmailLink(browser.address());
  if (confirmation === null) throw new Error(`No link: ${browser.address()}`);
  const remember = true;
  expect(await landed.followLink(confirmation, { password: 'Autre-chose-2026', remember })).toEqual({
    kind: 'wrong-password',
  });
  expect([landed.session.getState().status, localStorage.getItem('revisoins-session')]).toEqual([
    'signed-out',
    null,
  ]);
  expect(await landed.followLink(confirmation, { password, remember })).toEqual({ kind: 'signed-in' });
  landed.forgetEmailLink();
  expect(browser.address()).toBe(`${site}/confirmation`);
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
  const address = await lastLink(email);
  expect(address).toMatch(`${site}/reset-password?token_hash=`);
  browser.visit(address);
  const reset = await openTab();
  expect(await reset.startSession()).toBe('signed-out');
  const link = reset.readEmailLink(address);
  if (link === null) throw new Error(`No link: ${address}`);
  const followed = await reset.followLink(link);
  if (followed.kind !== 'recovery') throw new Error(followed.kind);
  expect(reset.session.getState().status).toBe('signed-out');
  expect(await followed.choosePassword('court')).toEqual({ kind: 'invalid', problem: 'password-too-short' });
  expect(await followed.choosePassword('Encore-une-2026')).toEqual({ kind: 'ok' });
  expect((await followed.choosePassword('Encore-une-2027')).kind).toBe('session-expired');
  expect(await reset.signIn({ email, password, remember: true })).toEqual({ kind: 'invalid-credentials' });
  expect(await reset.signIn({ email, password: 'Encore-une-2026', remember: false })).toEqual({ kind: 'ok' });
  expect([
    localStorage.getItem('revisoins-session'),
    sessionStorage.getItem('revisoins-session') !== null,
  ]).toEqual([null, true]);
  await reset.signOut();

  const used = await openTab();
  await used.startSession();
  expect(await used.followLink(link)).toEqual({ kind: 'expired' });
  // The account server hides that the account exists; the embedded one asks to wait.
  expect((await used.signUp(registration)).kind).toMatch(/^(already-registered|too-many-requests)$/);
});

test('when two learners want the same username at the same time, it is taken for the second one', async () => {
  openBrowser(site);
  const requested = 'maryse';
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
    const link = tab.readEmailLink(await lastLink(address));
    if (link !== null) await tab.followLink(link, { password, remember: true });
    outcomes.push((await tab.changeUsername(name === 'un' ? requested : 'MARYSE')).kind);
    await tab.signOut();
  }
  expect(outcomes).toEqual(['ok', 'taken']);
});
