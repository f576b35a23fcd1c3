import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { apiClient, newLearner, newPerson, signIn, type Learner } from './support/learner.ts';
import { linkMailedTo } from './support/mailbox.ts';
import { openDashboard } from './support/signed-in.ts';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** A picture of one colour that this browser has drawn. */
async function drawPicture(page: Page, colour: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(640, 400);
    const context = canvas.getContext('2d');
    if (context) context.fillStyle = fill;
    context?.fillRect(0, 0, 640, 400);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  }, colour);
  return Buffer.from(bytes);
}

async function openMenu(page: Page, entry: string): Promise<Locator> {
  await page.getByRole('button', { name: /Mon profil/ }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  return page.getByRole('dialog');
}

/** The names of the learner's files on the server. */
async function lookAtFiles(learner: Learner): Promise<() => Promise<string[]>> {
  const own = apiClient();
  const { data } = await own.auth.signInWithPassword(learner);
  return async () =>
    ((await own.storage.from('avatars').list(data.user?.id)).data ?? []).map(
      ({ name }) => name.split('/').at(-1) ?? '',
    );
}

/** Pictures are not read before what it returns is called. */
async function holdPictures(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const decode = createImageBitmap;
    globalThis.createImageBitmap = async (source: ImageBitmapSource) => {
      await promise;
      return decode(source);
    };
    return { resolve };
  });
  return () => held.evaluate(({ resolve }) => resolve());
}

/** The keys of what this page's storage and databases say about a learner. */
const storedAbout = (page: Page, mark: string): Promise<string[]> =>
  page.evaluate(async (text) => {
    const found = [localStorage, sessionStorage].flatMap((storage) => Object.entries<unknown>(storage));
    const answerTo = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await answerTo(indexedDB.open(name));
      for (const place of database.objectStoreNames) {
        const store = database.transaction(place).objectStore(place);
        const [keys, records] = await Promise.all([answerTo(store.getAllKeys()), answerTo(store.getAll())]);
        keys.forEach((key, index) => found.push([`${name}/${place}/${String(key)}`, records[index]]));
      }
      database.close();
    }
    return found.filter((entry) => JSON.stringify(entry).includes(text)).map(([key]) => key);
  }, mark);

test('a picture is shown at once in every tab and replaces the previous one; other files are refused', async ({
  page,
  context,
  learner,
}) => {
  await openDashboard(page, learner);
  const files = await lookAtFiles(learner);
  const second = await context.newPage();
  await second.goto('/dashboard');
  await page.bringToFront();
  const dialog = await openMenu(page, 'Changer ma photo');
  const choose = (buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'moi.png', mimeType: 'image/png', buffer });
  const red = await drawPicture(page, 'red');

  for (const lie of [
    Buffer.from([0x89]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    Buffer.from('<!doctype html>'),
    red.subarray(0, 40),
  ]) {
    await choose(lie);
    await expect(dialog.getByRole('alert')).toContainText('n’est pas une image que nous pouvons lire');
  }
  const large = test.info().outputPath('moi.png');
  await writeFile(large, Buffer.concat([red, Buffer.alloc(20 * 1024 * 1024)]));
  await page.locator('input[type=file]').setInputFiles(large);
  await expect(dialog.getByRole('alert')).toContainText('dépasse 5 Mo');
  expect(await files()).toEqual([]);

  await choose(red);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  const [first = ''] = await files();
  await expect(second.locator(`img[src*="${first}"]`)).toBeVisible();

  await openMenu(page, 'Changer ma photo');
  const read = await holdPictures(page);
  await choose(await drawPicture(page, 'blue'));
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await read();
  await expect(dialog).toBeHidden();
  await expect.poll(files).toHaveLength(1);
  const [last = ''] = await files();
  expect(last).not.toBe(first);
  await expect(second.locator(`img[src*="${last}"]`)).toBeVisible();
});

/** How many results this device has not sent yet, in the quiz's database. */
const unsentResults = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('revisoins-results', 1);
        request.addEventListener('upgradeneeded', () => request.result.createObjectStore('waiting'));
        request.addEventListener('success', () => {
          const database = request.result;
          const count = database.transaction('waiting').objectStore('waiting').count();
          count.addEventListener('success', () => {
            database.close();
            resolve(count.result);
          });
        });
      }),
  );

/** Leaves an unsent result of the signed-in learner on the device, like a quiz without a connection. */
async function leaveUnsent(page: Page): Promise<void> {
  await unsentResults(page);
  await page.evaluate(async () => {
    const { user } = JSON.parse(localStorage.getItem('revisoins-session') ?? '{}') as {
      user: { id: string };
    };
    await new Promise<void>((resolve) => {
      const request = indexedDB.open('revisoins-results', 1);
      request.addEventListener('success', () => {
        const writing = request.result.transaction('waiting', 'readwrite');
        const id = crypto.randomUUID();
        writing.objectStore('waiting').put({ id, owner: user.id, payload: {} }, id);
        writing.addEventListener('complete', () => {
          request.result.close();
          resolve();
        });
      });
    });
  });
  expect(await unsentResults(page)).toBe(1);
}

test('a device whose clock is an hour ahead keeps its session, and new tabs open where they are asked to', async ({
  page,
  context,
  learner,
}) => {
  const renewals: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) renewals.push(request.url());
  });
  await context.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 3_600_000;
  });
  await signIn(page, learner);
  for (const path of ['/notifications', '/skills']) {
    const tab = await context.newPage();
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab.getByRole('button', { name: /Mon profil/ })).toBeVisible();
    expect(new URL(tab.url()).pathname).toBe(path);
  }
  expect(renewals).toEqual([]);
});

test('a learner takes everything along, then leaves, and nothing stays', async ({ page, learner }) => {
  await openDashboard(page, learner);
  await leaveUnsent(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Tout exporter (JSON)' }).click();
  const content: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(content).toMatchObject({
    account: { email: learner.email },
    profile: { first_name: learner.firstName },
  });

  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mot de passe actuel').fill('pas le bon');
  await dialog.getByRole('button', { name: 'Supprimer pour toujours' }).click();
  await expect(dialog.getByText('Le mot de passe actuel est incorrect.')).toBeVisible();
  await dialog.getByLabel('Mot de passe actuel').fill(learner.password);
  await dialog.getByRole('button', { name: 'Supprimer pour toujours' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('Compte supprimé')).toBeVisible();
  await expect(page.getByText(/^Ce compte a été supprimé/)).toBeVisible();

  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain(learner.email);
  expect(await unsentResults(page)).toBe(0);
  expect((await apiClient().auth.signInWithPassword(learner)).error?.code).toBe('invalid_credentials');
});

test.describe('a session that ends', () => {
  // The client finds out when its new token is refused.
  test.use({ expectedInConsole: /status of 40[013]/ });

  test('keeps unsaved input until its learner is back', async ({ page, learner }) => {
    await openDashboard(page, learner);
    // A request of the dashboard that came later would end the session before the press does.
    await page.waitForLoadState('networkidle');
    const dialog = await openMenu(page, 'Changer le nom d’utilisateur');
    const wanted = `maryse-${Date.now()}`;
    await dialog.getByLabel('Nom d’utilisateur').fill(wanted);
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('revisoins-session') ?? '{}') as object;
      localStorage.setItem(
        'revisoins-session',
        JSON.stringify({ ...session, expires_at: 1, refresh_token: 'ended' }),
      );
    });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.waitForURL('**/login');
    await expect(page.getByText('ce que vous aviez écrit vous attend')).toBeVisible();

    await page.getByLabel('Adresse courriel').fill(learner.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(learner.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(dialog.getByLabel('Nom d’utilisateur')).toHaveValue(wanted);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Nom d’utilisateur mis à jour')).toBeVisible();
  });
});

test.describe('a change whose answer is lost', () => {
  test.use({ expectedInConsole: /ERR_CONNECTION_RESET/ });

  test('is not called undone, and can be sent again', async ({ page, learner }) => {
    await openDashboard(page, learner);
    let isLost = false;
    await page.route(/\/rest\/v1\/profiles/, async (route) => {
      if (isLost || route.request().method() !== 'PATCH') return route.fallback();
      isLost = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
    const dialog = await openMenu(page, 'Changer le nom d’utilisateur');
    await dialog.getByLabel('Nom d’utilisateur').fill(`maryse-${Date.now()}`);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText(/^Le service n’a pas confirmé votre nouveau nom/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Nom d’utilisateur mis à jour')).toBeVisible();
  });
});

test.describe('an account that is deleted on another device', () => {
  // 401: a page that is being left asks for what it was about to show.
  test.use({ expectedInConsole: /status of 40[136]/ });

  for (const [when, look] of [
    ['at once', async () => undefined],
    ['when it is opened again', async (page: Page) => void (await page.goto('/dashboard'))],
  ] as const) {
    test(`signs this one out ${when}, and says why`, async ({ page, learner }) => {
      await openDashboard(page, learner);
      await page.waitForLoadState('networkidle');
      if (when !== 'at once') await page.goto('about:blank');
      const own = apiClient();
      await own.auth.signInWithPassword(learner);
      expect((await own.rpc('delete_my_account', { password: learner.password })).data).toEqual({
        outcome: 'deleted',
      });
      await look(page);
      await page.waitForURL('**/login');
      await expect(page.getByText(/^Ce compte a été supprimé/)).toBeVisible();
      await expect(page.getByText('Quel plaisir de vous revoir')).toHaveCount(0);
    });
  }

  test('leaves nothing of the learner in this browser, nor the quiz under way', async ({ page, learner }) => {
    await openDashboard(page, learner);
    await page.goto('/quiz/8?questions=5&time=untimed');
    await page.getByRole('radio').first().check();
    await page.waitForLoadState('networkidle');
    const own = apiClient();
    const { data } = await own.auth.signInWithPassword(learner);
    const id = data.user?.id ?? '';
    await leaveUnsent(page);
    expect(await storedAbout(page, id)).toEqual(
      expect.arrayContaining([
        `revisoins-quiz:${id}:8`,
        expect.stringMatching(/^revisoins-results\/waiting\//),
      ]),
    );
    await own.rpc('delete_my_account', { password: learner.password });
    await page.waitForURL('**/login');
    await expect.poll(() => storedAbout(page, id)).toEqual([]);
    expect(await storedAbout(page, learner.email)).toEqual([]);
  });

  test('is told on a public page, which stays open', async ({ page, learner }) => {
    await openDashboard(page, learner);
    await page.goto('/reference');
    await page.waitForLoadState('networkidle');
    const own = apiClient();
    await own.auth.signInWithPassword(learner);
    await own.rpc('delete_my_account', { password: learner.password });
    await expect(page.getByText('Ce compte a été supprimé', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/reference$/);
    await page.getByRole('link', { name: 'Se connecter' }).click();
    await expect(page.getByText(/^Ce compte a été supprimé, avec/)).toBeVisible();
  });
});

test('the other tabs of a browser say that the account was deleted in one of them', async ({
  page,
  context,
  learner,
}) => {
  await openDashboard(page, learner);
  const [closed, open] = [await context.newPage(), await context.newPage()];
  await closed.goto('/skills');
  await open.goto('/reference');
  for (const tab of [closed, open])
    await expect(tab.getByRole('button', { name: /Mon profil/ })).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mot de passe actuel').fill(learner.password);
  await dialog.getByRole('button', { name: 'Supprimer pour toujours' }).click();
  await page.waitForURL('**/login');
  await closed.waitForURL('**/login');
  await expect(closed.getByText(/^Ce compte a été supprimé, avec/)).toBeVisible();
  await expect(open.getByText('Ce compte a été supprimé', { exact: true })).toBeVisible();
  await expect(open).toHaveURL(/\/reference$/);
});

test.describe('an account that a client without our checks has locked', () => {
  test.use({ expectedInConsole: /status of 429/ });

  test('says so in every browser, and opens with a new password', async ({ page, learner }) => {
    for (let guess = 0; guess < 5; guess += 1)
      await apiClient().auth.signInWithPassword({ email: learner.email, password: 'faux' });
    expect((await apiClient().auth.signInWithPassword(learner)).error?.code).toBe('account_locked');
    await page.goto('/login');
    await page.getByLabel('Adresse courriel').fill(learner.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(learner.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(
      page.locator('#main').getByText('Compte temporairement verrouillé. Réessayez dans 15 minutes'),
    ).toBeVisible();

    await page.getByRole('link', { name: 'Mot de passe oublié?' }).click();
    await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible();
    await page.getByLabel('Adresse courriel').fill(learner.email);
    await page.getByRole('button', { name: 'Envoyer le lien' }).click();
    await expect(page.getByRole('heading', { name: 'Regardez vos courriels' })).toBeVisible();
    await page.goto(await linkMailedTo(learner.email));
    await page.getByRole('button', { name: 'Choisir un nouveau mot de passe' }).click();
    const chosen = 'Tournesol-jaune-8';
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(chosen);
    await page.getByLabel('Confirmer le nouveau mot de passe').fill(chosen);
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await page.waitForURL('**/login');
    await signIn(page, { ...learner, password: chosen });
  });
});

test('the page after a sign-up greets no old friend, and a long address stays inside its notice @phone', async ({
  page,
}) => {
  const { password } = newPerson();
  const email = `mariechristine${randomUUID().replaceAll('-', '')}@exemple.test`;
  await page.goto('/register');
  await page.getByLabel('Prénom').fill('Marie-Christine');
  await page.getByLabel('Nom', { exact: true }).fill('Tremblay');
  await page.getByLabel('Adresse courriel').fill(email);
  await page.getByLabel('Niveau d’études').selectOption('infirmier-auxiliaire');
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByLabel('Confirmer le mot de passe').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByText('Il reste une étape')).toBeVisible();
  await expect(page.getByText('Quel plaisir de vous revoir')).toHaveCount(0);
  const [notice, form] = [
    await page.locator('[data-alert]').boundingBox(),
    await page.locator('form').boundingBox(),
  ];
  expect(notice?.width).toBeLessThanOrEqual(form?.width ?? 0);
});

test('opening an address with somebody else’s tokens does not change who is signed in', async ({
  page,
  learner,
}) => {
  const attacker = await newLearner();
  const { data } = await apiClient().auth.signInWithPassword(attacker);
  const tokens = `#access_token=${data.session?.access_token}&refresh_token=${data.session?.refresh_token}&expires_in=3600&token_type=bearer&type=recovery`;
  for (const path of ['/', '/confirmation', '/reset-password', '/skills']) {
    await page.goto('about:blank');
    await page.goto(`${path}${tokens}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: /Mon profil/ })).toHaveCount(0);
    expect(page.url()).not.toContain('access_token');
    expect(await page.evaluate(() => localStorage.getItem('revisoins-session'))).toBeNull();
  }
  await page.goto('/');
  await openDashboard(page, learner);
  await page.goto('about:blank');
  await page.goto(`/skills${tokens}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Compétences' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('revisoins-session'))).toContain(learner.email);
});

test('the link of a sign-up works once, after every look of a scanner, at a click', async ({
  page,
  request,
}) => {
  const { email, password } = newPerson();
  await apiClient().auth.signUp({ email, password });
  const link = await linkMailedTo(email);
  expect(new URL(link).origin).toBe(site.shell);
  for (const method of ['HEAD', 'GET', 'GET']) await request.fetch(link, { method });
  await page.goto(link);
  const button = page.getByRole('button', { name: 'Confirmer mon adresse' });
  await expect(button).toBeVisible();
  await page.reload();
  expect((await apiClient().auth.signInWithPassword({ email, password })).error?.code).toBe(
    'email_not_confirmed',
  );
  await page.getByLabel('Mot de passe', { exact: true }).fill(`${password}!`);
  await button.click();
  await expect(page.getByText('Ce n’est pas le mot de passe de l’inscription.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('revisoins-session'))).toBeNull();
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await button.click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByText('Courriel confirmé!')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mon profil/ })).toBeVisible();
  await page.goBack();
  expect(page.url()).not.toContain('token_hash');
  expect((await apiClient().auth.signInWithPassword({ email, password })).error).toBeNull();
});

test('the owner who did not sign up chooses a password, and the sign-up’s password is gone', async ({
  page,
}) => {
  const { email, password } = newPerson();
  await apiClient().auth.signUp({ email, password });
  await page.goto(await linkMailedTo(email));
  await page.getByRole('button', { name: 'Choisir un autre mot de passe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Choisissez votre mot de passe' })).toBeVisible();
  const chosen = `Autre-${password}`;
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(chosen);
  await page.getByLabel('Confirmer le nouveau mot de passe').fill(chosen);
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await page.waitForURL('**/login');
  expect((await apiClient().auth.signInWithPassword({ email, password })).error?.code).toBe(
    'invalid_credentials',
  );
  expect((await apiClient().auth.signInWithPassword({ email, password: chosen })).error).toBeNull();
});

test.describe('a link that was used', () => {
  test.use({ expectedInConsole: /status of 403/ });

  test('confirms nothing, and another can be requested; a reset asks again', async ({ page, learner }) => {
    await page.goto('/confirmation?token_hash=0123456789abcdef&type=signup');
    await page.getByLabel('Mot de passe', { exact: true }).fill('Soins-2026-Laval!');
    await page.getByRole('button', { name: 'Confirmer mon adresse' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Ce lien a expiré ou a déjà servi' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Renvoyer le courriel de confirmation' })).toBeVisible();

    await apiClient().auth.resetPasswordForEmail(learner.email);
    const link = await linkMailedTo(learner.email);
    const { searchParams } = new URL(link);
    await apiClient().auth.verifyOtp({ token_hash: searchParams.get('token_hash') ?? '', type: 'recovery' });
    await page.goto(link);
    await page.getByRole('button', { name: 'Choisir un nouveau mot de passe' }).click();
    await page.waitForURL('**/forgot-password');
    await expect(page.getByText('Ce lien de réinitialisation a expiré')).toBeVisible();
  });
});

test('without a link a session is not enough to choose a new password', async ({ page, learner }) => {
  await openDashboard(page, learner);
  await page.goto('/reset-password');
  await page.waitForURL('**/forgot-password');
  await expect(page.getByText('Demandez un nouveau lien de réinitialisation.')).toBeVisible();
});

test('an address changes once both have confirmed, and the session knows it', async ({ page, learner }) => {
  await openDashboard(page, learner);
  const wanted = newPerson().email;
  const own = apiClient();
  await own.auth.signInWithPassword(learner);
  expect((await own.auth.updateUser({ email: wanted })).error).toBeNull();
  const confirm = async (address: string) => {
    await page.goto(await linkMailedTo(address));
    await page.getByRole('button', { name: 'Confirmer le changement' }).click();
  };
  await confirm(wanted);
  await expect(page.getByRole('heading', { name: 'Une des deux adresses est confirmée' })).toBeVisible();
  await confirm(learner.email);
  await expect(page.getByRole('heading', { name: 'Adresse courriel changée' })).toBeVisible();
  await page.getByRole('button', { name: /Mon profil/ }).click();
  await expect(page.getByText(wanted)).toBeVisible();
});

test('an address with an error confirms nothing, and another link can be requested', async ({ page }) => {
  for (const address of [
    '/confirmation',
    '/confirmation?error_code=otp_expired',
    '/confirmation?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired',
    '/confirmation#error=access_denied&error_code=otp_expired&error_description=Expired',
    '/confirmation#message=Confirmation+link+accepted',
    '/confirmation?token_hash=abc',
  ]) {
    // Otherwise the next one is a step within the page.
    await page.goto('about:blank');
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Ce lien a expiré ou a déjà servi' }),
    ).toBeVisible();
    await expect(page.getByText('Courriel confirmé')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Renvoyer le courriel de confirmation' }).click();
  await expect(page.getByText('Veuillez entrer une adresse courriel valide.')).toBeVisible();
  await page.getByLabel('Adresse courriel').fill(newPerson().email);
  await page.getByRole('button', { name: 'Renvoyer le courriel de confirmation' }).click();
  await expect(page.getByText('Courriel envoyé')).toBeVisible();
  await page.getByRole('link', { name: 'Se connecter' }).and(page.locator('#main a')).click();
  await page.waitForURL('**/login');
});

test.describe('five wrong passwords in a row', () => {
  test.use({ expectedInConsole: /status of 400/ });

  test('lock the account where they were given, and the way out is shown', async ({ page, learner }) => {
    await page.clock.install();
    await page.goto('/login');
    await page.getByLabel('Adresse courriel').fill(learner.email);
    const main = page.locator('#main');
    for (let guess = 1; guess <= 5; guess += 1) {
      await page.getByLabel('Mot de passe', { exact: true }).fill(`faux-${guess}`);
      await page.getByRole('button', { name: 'Se connecter' }).click();
      if (guess < 5)
        await expect(main.getByText('Adresse courriel ou mot de passe incorrect.')).toBeVisible();
      // The account accepts three per minute.
      if (guess === 3) await page.clock.fastForward('01:01');
    }
    await expect(main.getByText('Compte temporairement verrouillé')).toBeVisible();
    await page.getByLabel('Mot de passe', { exact: true }).fill(learner.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await expect(main.getByText('Compte temporairement verrouillé')).toBeVisible();
    await main.getByRole('link', { name: 'Choisir un nouveau mot de passe' }).click();
    await page.waitForURL('**/forgot-password');
  });
});

test.describe('without an answer of the server', () => {
  test.use({ expectedInConsole: /net::ERR_FAILED/ });

  test('a fourth sign-up in a row has to wait', async ({ page }) => {
    await page.goto('/register');
    const { email, password } = newPerson();
    await page.getByLabel('Prénom').fill('Maryse');
    await page.getByLabel('Nom', { exact: true }).fill('Tremblay');
    await page.getByLabel('Adresse courriel').fill(email);
    await page.getByLabel('Niveau d’études').selectOption('infirmier-auxiliaire');
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.getByLabel('Confirmer le mot de passe').fill(password);
    await page.getByRole('checkbox').check();
    await page.route('**/auth/v1/signup**', (route) => route.abort());
    // A press before the shell is there is one press, however often it is repeated.
    await expect(page.locator('html[data-first-page]')).toBeAttached();
    for (let attempt = 0; attempt < 4; attempt += 1)
      await page.getByRole('button', { name: 'Créer mon compte' }).click();
    await expect(page.getByText('Limite de tentatives atteinte')).toBeVisible();
    await expect(
      page.getByText(/^Trop de tentatives d’inscription\. Réessayez dans \d+ (secondes?|minutes?)\.?$/),
    ).toBeVisible();
  });

  test('a username is reported as unchecked, and the message disappears when it is changed', async ({
    page,
    learner,
  }) => {
    await openDashboard(page, learner);
    const dialog = await openMenu(page, 'Changer le nom d’utilisateur');
    await dialog.getByLabel('Nom d’utilisateur').fill(`maryse-${Date.now()}`);
    await page.route('**/rest/v1/profiles**', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    const unchecked = page.getByText('Erreur lors de la vérification du nom d’utilisateur');
    await expect(unchecked).toBeVisible();
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(unchecked).toBeHidden();
    await openMenu(page, 'Changer le nom d’utilisateur');
    await dialog.getByLabel('Nom d’utilisateur').fill(`maryse-${Date.now()}`);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(unchecked).toBeVisible();
    await page.unroute('**/rest/v1/profiles**');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Nom d’utilisateur mis à jour')).toBeVisible();
    await expect(unchecked).toBeHidden();
  });
});

test('an exam started on another device and a quiz left on this one wait on the dashboard', async ({
  page,
  context,
  learner,
}) => {
  await openDashboard(page, learner);
  const waiting = page.getByRole('region', { name: 'À faire' });
  await expect(page.getByRole('heading', { name: 'Aucun quiz pour l’instant' })).toBeVisible();
  await expect(waiting.getByText('Un quiz vous attend')).toBeHidden();

  const quiz = await context.newPage();
  await quiz.goto('/quiz/8?questions=5');
  await quiz.getByRole('radio').first().check();
  await expect(waiting.getByText('Un quiz vous attend')).toBeVisible();
  await expect(waiting.getByText(/^Prévention des infections · .*1.réponse sur 5$/)).toBeVisible();
  await quiz.close();

  const elsewhere = apiClient();
  await elsewhere.auth.signInWithPassword(learner);
  await elsewhere.rpc('unlock_exam', { code: 'DEMO-EXAMEN-2026' });
  const { data } = await elsewhere.rpc('start_exam', { question_count: 20, minutes: 30 });
  await page.reload();
  await expect(waiting.getByText('Vous avez un examen en cours')).toBeVisible();
  await expect(waiting.getByText(/^il reste (30:00|29:\d\d) · aucune réponse$/)).toBeVisible();
  // While the time of an exam runs, no quiz begins silently.
  await page.goto('/quiz-start/9');
  await page.getByRole('link', { name: 'Commencer le quiz' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Son temps continue');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click();
  expect(new URL(page.url()).pathname).toBe('/quiz-start/9');
  await page.goto('/dashboard');
  await waiting.getByRole('link', { name: 'Reprendre l’examen' }).click();
  await expect(
    page
      .getByRole('group', { name: /Question 1 sur 20/ })
      .or(page.getByText('Question 1 sur 20'))
      .first(),
  ).toBeVisible();

  await elsewhere.rpc('abandon_exam', { exam_id: (data as { id: string }).id });
  const other = await context.newPage();
  await other.goto('/dashboard');
  const stillWaiting = other.getByRole('region', { name: 'À faire' });
  await expect(stillWaiting.getByText('Vous avez un examen en cours')).toBeHidden();
  await expect(stillWaiting.getByText('Un quiz vous attend')).toBeVisible();
});

test('notifications speak the language of the interface and follow its switch', async ({ page, learner }) => {
  await openDashboard(page, learner);
  await page.goto('/notifications');
  await expect(page.getByText('Bienvenue dans Révisoins!')).toBeVisible();
  await page.getByRole('button', { name: /Langue/ }).click();
  await page
    .getByRole('menuitemradio', { name: 'English' })
    .or(page.getByRole('menuitem', { name: 'English' }))
    .click();
  await expect(page.getByText('Welcome to Révisoins!')).toBeVisible();
  await expect(page.getByText('Bienvenue dans Révisoins!')).toBeHidden();
});

test('a learner sees where she is signed in, closes the other sessions, then all of them', async ({
  page,
  learner,
}) => {
  await signIn(page, learner);
  const elsewhere = apiClient();
  await elsewhere.auth.signInWithPassword(learner);
  const dialog = await openMenu(page, 'Mes sessions');
  const here = dialog.getByRole('listitem').filter({ hasText: 'Cet appareil' });
  await expect(here).toContainText('Chrome, Linux');
  await dialog.getByRole('button', { name: 'Fermer les autres sessions' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull();
  await dialog.getByRole('button', { name: 'Me déconnecter partout' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByText('Toutes vos sessions sont fermées')).toBeVisible();
});

test.describe('a session that was closed from another device', () => {
  test.use({ expectedInConsole: /status of 4\d\d/ });

  test('is over at the next step of its browser, which shows nothing of the learner any more', async ({
    page,
    learner,
  }) => {
    await openDashboard(page, learner);
    const elsewhere = apiClient();
    await elsewhere.auth.signInWithPassword(learner);
    await elsewhere.auth.signOut({ scope: 'others' });
    // Whatever the page reads next.
    await page.goto('/notifications');
    await page.waitForURL('**/login');
    await expect(page.getByText('Votre session a été fermée. Connectez-vous pour continuer.')).toBeVisible();
    await expect(page.getByRole('button', { name: /Mon profil/ })).toBeHidden();
    await page.goto('/dashboard');
    await page.waitForURL('**/login');
  });
});

test.describe('a known device', () => {
  test.use({ expectedInConsole: /status of 4\d\d/ });

  test('lets its learner in with the right password while her account is locked', async ({
    page,
    learner,
  }) => {
    const remembered = page.waitForResponse('**/rest/v1/rpc/remember_device');
    await signIn(page, learner);
    await remembered;
    await page.getByRole('button', { name: /Mon profil/ }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await page.waitForURL('**/login');
    for (let guess = 0; guess < 6; guess += 1)
      await apiClient().auth.signInWithPassword({ email: learner.email, password: 'faux' });
    expect((await apiClient().auth.signInWithPassword(learner)).error?.code).toBe('account_locked');
    await signIn(page, learner);
  });

  test('accepts a new password of eight characters that is hard to guess, and states the rule at the field', async ({
    page,
    learner,
  }) => {
    await openDashboard(page, learner);
    const dialog = await openMenu(page, 'Changer le mot de passe');
    const change = async (current: string, next: string) => {
      await dialog.getByLabel('Mot de passe actuel').fill(current);
      await dialog.getByLabel('Nouveau mot de passe', { exact: true }).fill(next);
      await dialog.getByLabel('Confirmer le nouveau mot de passe').fill(next);
      await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    };
    await change(learner.password, 'Court-7');
    await expect(
      dialog.getByText('Le nouveau mot de passe doit contenir au moins 8 caractères.'),
    ).toBeVisible();
    await change('faux', 'tournesol bleu');
    await expect(dialog.getByText('Le mot de passe actuel est incorrect.')).toBeVisible();
    await change(learner.password, 'Tremblay2026');
    await expect(dialog.getByText('Ce mot de passe est trop facile à deviner')).toBeVisible();
    await change(learner.password, 'tournesol bleu');
    await expect(page.getByText('Vos autres sessions sont fermées')).toBeVisible();
  });
});

test('a browser that stores nothing lets a learner in, and tells her how long the session lasts', async ({
  page,
  learner,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  });
  await page.goto('/login');
  await page.getByLabel('Adresse courriel').fill(learner.email);
  await expect(page.getByText('Ce navigateur refuse d’enregistrer des données')).toBeVisible();
  await signIn(page, learner);
});
