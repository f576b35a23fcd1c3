import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { signIn } from './support/learner.ts';
import { giveSession, openDashboard } from './support/signed-in.ts';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const findRemote = (url: string) =>
  Object.entries(site.remotes).find(([, origin]) => url.startsWith(origin))?.[0];

/** The names of the remotes that a page requests something of. */
async function remotesAsked(page: import('@playwright/test').Page, path: string): Promise<string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const remote = findRemote(request.url());
    if (remote) asked.add(remote);
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return [...asked];
}

test.describe('requests', () => {
  test('the landing page asks nothing of any remote, nor of the backend', async ({ page }) => {
    const backend: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(site.api)) backend.push(request.url());
    });
    expect(await remotesAsked(page, '/')).toEqual([]);
    expect(backend).toEqual([]);
  });

  test('the landing page loads little JavaScript, and nothing that only remotes need', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link').first().focus();
    await expect(page.locator('html[data-first-page]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
    );
    expect(scripts.map(({ name }) => name).join(' ')).not.toContain('federation');
    expect(scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)).toBeLessThan(146_000);
  });

  test('the sign-in page asks only the account remote', async ({ page }) => {
    expect(await remotesAsked(page, '/login')).toEqual(['account']);
  });

  test('a visitor who may not see a page loads nothing of the remote that owns it', async ({ page }) => {
    expect(await remotesAsked(page, '/skills')).toEqual(['account']);
    expect(new URL(page.url()).pathname).toBe('/login');
  });
});

test.describe('the remote of the address', () => {
  test('comes beside the shell, not after it, and each of its files once', async ({ page, learner }) => {
    await giveSession(page, learner);
    await page.goto('/skills');
    await expect(page.getByRole('heading', { level: 1, name: 'Compétences' })).toBeVisible();
    const loaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, initiatorType, startTime, transferSize }) => ({
          name,
          initiatorType,
          startTime,
          overNetwork: transferSize > 0,
        }),
      ),
    );
    const files = loaded.filter(({ name }) => findRemote(name) === 'quiz' && /\.(js|css)$/.test(name));
    const preloaded = files.filter(({ initiatorType }) => initiatorType === 'fetch');
    const build = join(import.meta.dirname, '../../apps/quiz/dist/production/build.json');
    const { preload } = JSON.parse(readFileSync(build, 'utf8')) as { preload: Record<string, string[]> };
    expect(preload.skills?.some((file) => file.endsWith('.css'))).toBe(true);
    expect(preloaded.map(({ name }) => basename(name))).toEqual(
      expect.arrayContaining(['remoteEntry.js', ...(preload.skills ?? [])].map((file) => basename(file))),
    );
    const wanted = Math.min(
      ...files.filter(({ initiatorType }) => initiatorType !== 'fetch').map(({ startTime }) => startTime),
    );
    for (const { startTime } of preloaded) expect(startTime).toBeLessThan(wanted);
    // Asked for ahead, then by the code that shows them: those of the remote, and the shell's own.
    const texts = loaded.filter(({ name }) => /\/(?:locales\/fr\/quiz|shell\.\w+)\.json$/.test(name));
    const asked = Object.values(Object.groupBy(texts, ({ name }) => name));
    expect(asked.map((requests) => requests?.length)).toEqual([2, 2]);
    for (const requests of asked) expect(requests?.[0]?.startTime).toBeLessThan(wanted);
    const fetched = [...files, ...texts].filter(({ overNetwork }) => overNetwork).map(({ name }) => name);
    expect(new Set(fetched).size).toBe(fetched.length);
  });
});

test('a team runs its own build inside the site, at an address that the site allows, and comes back in one click', async ({
  page,
}) => {
  const base = `${site.remotes.exam}/mine/`;
  const build = join(import.meta.dirname, '../../apps/voice/dist/production');
  await page.route(`${base}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice('/mine/'.length);
    await route.fulfill({ path: join(build, path), headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  const asked = page.waitForRequest(`${base}remoteEntry.js`);
  await page.goto(`/thalia-settings?federation=voice@${base}`);
  const panel = page.getByRole('dialog', { name: 'Versions des parties' });
  await panel
    .getByRole('listitem')
    .filter({ hasText: 'voice' })
    .getByRole('button', { name: 'Utiliser cette adresse' })
    .click();
  await asked;
  await expect(page.getByText('Ce navigateur exécute sa propre version de : voice')).toBeVisible();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const mine = (
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  ).filter((name) => name.startsWith(base));
  expect(mine.length).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Revenir au choix du site' }).click();
  await expect(page.getByText('Ce navigateur exécute sa propre version de')).toBeHidden();
});

test('the question on the front page shows whether a choice is right, and why, without an account @phone', async ({
  page,
}) => {
  await page.goto('/');
  const sample = page.getByRole('region', { name: /anémie ferriprive/ });
  await sample.getByRole('button', { name: 'Une portion de riz brun' }).click();
  await expect(sample.getByRole('status')).toContainText('Pas tout à fait');
  await sample.getByRole('button', { name: 'Une salade de poivrons crus' }).click();
  await expect(sample.getByRole('status')).toContainText('Bonne réponse');
  await expect(sample.getByRole('button', { name: 'Une salade de poivrons crus' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

for (const width of [320, 390]) {
  test(`with twice the text size everything of the header is in reach on a screen of ${width} px`, async ({
    page,
    learner,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openDashboard(page, learner);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const header = page.getByRole('banner');
    for (const name of [/^Langue/, 'Thème', /^Mon profil/, /^Ouvrir le menu/]) {
      const box = await header.getByRole('button', { name }).boundingBox();
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    }
    await header.getByRole('button', { name: /^Mon profil/ }).click();
    const menu = await page.getByRole('menu').boundingBox();
    expect(menu?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((menu?.x ?? width) + (menu?.width ?? width)).toBeLessThanOrEqual(width);
    // On the narrower one a long word of the page itself may still overflow.
    if (width === 390)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('with twice the text size no page is wider than a phone, no label than its button, and the footer of a quiz covers nothing', async ({
  page,
  learner,
}) => {
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  const isAsWideAsThePhone = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 844 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${path} at ${width}`,
    ).toBeLessThanOrEqual(width);
  };
  await page.goto('/');
  await enlarge();
  for (const width of [320, 390]) await isAsWideAsThePhone('/', width);
  await giveSession(page, learner);
  const paths = [
    '/dashboard',
    '/skills',
    '/attempts',
    '/notifications',
    '/exam-simulation',
    '/exam-simulation?lng=en',
    '/thalia-voice',
    '/thalia-settings',
    '/thalia-tests',
  ];
  for (const path of [...paths, '/quiz-start/8?lng=fr', '/quiz/8?questions=5']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await enlarge();
    for (const width of [320, 390]) {
      await isAsWideAsThePhone(path, width);
      const labels = await page
        .locator('main button, main label')
        .evaluateAll((buttons) =>
          buttons
            .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
      expect(labels, `${path} at ${width}`).toEqual([]);
    }
  }
  const [last, next] = [
    await page.getByRole('radio').last().boundingBox(),
    await page.getByRole('button', { name: 'Suivant' }).boundingBox(),
  ];
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);
  const letter = page.getByText('A', { exact: true });
  const excess = await letter.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(excess).toBeLessThanOrEqual(1);
  await page.setViewportSize({ width: 320, height: 844 });
  const [count, clock] = [
    await page.getByText('1/5', { exact: true }).boundingBox(),
    await page.getByRole('timer').boundingBox(),
  ];
  expect((count?.x ?? 0) + (count?.width ?? 0)).toBeLessThanOrEqual(clock?.x ?? 0);

  await page.getByRole('button', { name: 'Terminer le quiz' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminer', exact: true }).click();
  await page.waitForURL('**/results');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isAsWideAsThePhone('/results', 320);
  // Whichever questions were asked: with one of the longest words that the bank has.
  const stem = page.locator('summary h3').first();
  for (const word of ['Countertransference:', 'L’hydrochlorothiazide']) {
    await stem.evaluate((heading, text) => (heading.textContent = text), word);
    await isAsWideAsThePhone(`/results with ${word}`, 320);
  }
});

test('a message covers no heading, no error and no way on @phone', async ({ page, learner }) => {
  const isFree = () =>
    page.evaluate(() => {
      const message = document.querySelector('[data-toasts]')?.getBoundingClientRect();
      if (!message || message.height === 0) return 'no message';
      const needed = [
        ...document.querySelectorAll('header, h1, [aria-invalid=true], [aria-live]:not(:empty), main button'),
      ];
      const under = needed.filter((part) => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        const isOutside = part.closest('[data-toasts]') === null;
        return (
          isOutside &&
          width > 1 &&
          left < message.right &&
          right > message.left &&
          top < message.bottom &&
          bottom > message.top
        );
      });
      return under.map(({ textContent }) => textContent).join(', ') || 'free';
    });
  await signIn(page, learner);
  await expect(page.getByText('Connexion réussie')).toBeVisible();
  await expect.poll(isFree).toBe('free');
});

test.describe('guard', () => {
  for (const path of [
    '/dashboard',
    '/skills',
    '/quiz-start/8',
    '/quiz/8',
    '/results',
    '/exam-simulation',
    '/attempts',
    '/notifications',
    '/thalia-voice',
  ]) {
    test(`${path} sends a signed-out visitor to the sign-in page`, async ({ page }) => {
      await page.goto(path);
      await page.waitForURL('**/login');
    });
  }

  for (const path of ['/', '/login', '/register', '/confirmation']) {
    test(`${path} sends a signed-in learner to the dashboard`, async ({ page, learner }) => {
      await giveSession(page, learner);
      await page.goto(path);
      await page.waitForURL('**/dashboard');
    });
  }

  test('a page requested before signing in opens after it, and no longer after signing out', async ({
    page,
    learner,
  }) => {
    const submit = async () => {
      await page.getByLabel('Adresse courriel').fill(learner.email);
      await page.getByLabel('Mot de passe', { exact: true }).fill(learner.password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
    };
    await page.goto('/quiz-start/8');
    await page.waitForURL('**/login');
    await expect(page.getByText('Connectez-vous pour continuer vers « Les quiz ».')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
    // The fields of the page before it have the same names.
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
    await submit();
    await page.waitForURL('**/quiz-start/8');
    await page.getByRole('button', { name: /^Mon profil/ }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    await page.waitForURL('**/login');
    await expect(page.getByText('Connectez-vous pour continuer')).toHaveCount(0);
    await submit();
    await page.waitForURL('**/dashboard');
  });

  test('shows on the sign-in page why a link on the front page led there', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Commencer un quiz' }).click();
    await page.waitForURL('**/login');
    await expect(page.getByText('Connectez-vous pour continuer vers « Compétences ».')).toBeVisible();
    await page.getByRole('link', { name: 'Révisoins, accueil' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
    await expect(page.getByText('Connectez-vous pour continuer')).toHaveCount(0);
  });

  test('replaces the history entry', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/dashboard');
    await page.waitForURL('**/login');
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
});

test.describe('a remote that is down', () => {
  test.use({ expectedInConsole: /Federation Runtime|Failed to load resource|net::ERR/ });

  test('leaves the shell whole, names the part, and comes back without a reload', async ({ page }) => {
    const account = `${site.remotes.account}/**`;
    await page.route(account, (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel('Adresse courriel').focus();
    await expect(page.getByRole('alert').getByRole('heading')).toContainText('hors service');
    await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible();
    await page.getByRole('link', { name: 'À propos' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Réviser');
    await page.getByRole('link', { name: 'Se connecter' }).first().click();
    await expect(page.getByRole('alert').getByRole('heading')).toContainText('hors service');

    await page.unroute(account);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
  });

  test('leaves signing out when it is the account', async ({ page, learner }) => {
    await giveSession(page, learner);
    await page.route(`${site.remotes.account}/**`, (route) => route.abort());
    await page.goto('/skills');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('**/login');
  });
});

test.describe('a backend that does not answer', () => {
  test.use({ expectedInConsole: /Failed to load resource|net::ERR/ });

  test('keeps the form and its input, shows a message, and works again when it is back', async ({
    page,
    learner,
  }) => {
    await page.route(`${site.api}/**`, (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel('Adresse courriel').fill(learner.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(learner.password);
    const submit = page.getByRole('main').getByRole('button', { name: 'Se connecter' });
    await submit.click();
    await expect(page.getByText('Le service ne répond pas').first()).toBeVisible();
    await expect(page.getByLabel('Adresse courriel')).toHaveValue(learner.email);
    await page.unroute(`${site.api}/**`);
    await submit.click();
    await page.waitForURL('**/dashboard');
  });

  test('shows what is safe on a page of data, and the data when it is back', async ({ page, learner }) => {
    await giveSession(page, learner);
    await page.route(`${site.api}/rest/**`, (route) => route.abort());
    await page.goto('/dashboard');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await page.unroute(`${site.api}/rest/**`);
    await retry.click();
    await expect(retry).toBeHidden();
  });
});

test.describe('addresses that lead nowhere', () => {
  test('an unknown path shows the not-found page with a way home', async ({ page }) => {
    await page.goto('/nulle-part');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('introuvable');
    await page.getByRole('link', { name: 'Retour à l’accueil' }).click();
    await expect(page).toHaveURL(new RegExp(`^${site.shell}/$`));
  });

  test('the page of components is nowhere in a production build', async ({ page }) => {
    await page.goto('/ui');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('introuvable');
    const folder = join(process.env.SITE_FOLDER ?? '', 'shell', 'assets');
    const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(
      scripts.filter((name) => readFileSync(join(folder, name), 'utf8').includes('component of libs/ui')),
    ).toEqual([]);
  });

  for (const id of ['10', '999', 'abc', '-1']) {
    test(`the skill ${id} is not found`, async ({ page, learner }) => {
      await giveSession(page, learner);
      await page.goto(`/quiz-start/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/introuvable|n.existe pas/);
    });
  }

  for (const [raw, count] of [
    ['abc', 10],
    ['0', 5],
    ['-3', 5],
    ['9999', 20],
  ] as const) {
    test(`questions=${raw} gives ${count} questions`, async ({ page, learner }) => {
      await giveSession(page, learner);
      await page.goto(`/quiz/8?questions=${raw}`);
      await expect(page.getByText(`Question 1 sur ${count}`)).toBeVisible();
    });
  }
});

test.describe('language and theme', () => {
  test('switch on every screen without a reload, and are kept', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: /Langue/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('switch in the middle of a quiz, which continues', async ({ page, learner }) => {
    await giveSession(page, learner);
    await page.goto('/quiz/8?questions=5');
    await page.getByRole('radio').nth(2).check();
    await page.getByRole('button', { name: 'Suivant', exact: true }).click();
    await expect(page.getByText('Question 2 sur 5')).toBeVisible();
    await page.getByRole('radio').nth(1).check();
    const stem = await page.getByRole('heading', { level: 1 }).innerText();
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));

    await page.getByRole('button', { name: 'Langue et thème' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.getByRole('button', { name: 'Language and theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await expect(page.getByText('Question 2 of 5')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(stem);
    await expect(page.getByRole('radio').nth(1)).toBeChecked();
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await page.getByRole('button', { name: 'Language and theme' }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await page.getByRole('button', { name: 'Suivant', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(stem);
    await expect(page.locator('body[data-same-page]')).toBeAttached();
  });

  test('a language in the address wins, unless it looks like a script', async ({ page }) => {
    await page.goto('/?lng=en');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Study');
    await page.goto('/?lng=%3Cscript%3Ealert(1)%3C/script%3E');
    await expect(page.locator('html')).toHaveAttribute('lang', /^(en|fr)-CA$/);
  });
});
