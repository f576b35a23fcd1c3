import type { Page } from '@playwright/test';
import { boxes, delayScripts } from './support/delay-scripts.ts';
import { newLearner } from './support/learner.ts';
import { signedInState } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

/** Opens an address whose scripts do not arrive before `arrive` is called. */
async function open(page: Page, path: string): Promise<() => void> {
  const arrive = await delayScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return arrive;
}

const store = (page: Page, values: Record<string, string>) =>
  page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, values);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Where the heading is on the page, in whole pixels. */
async function headingPlace(page: Page): Promise<string> {
  const { x, y } = (await heading(page).boundingBox()) ?? { x: 0, y: 0 };
  return [x, y].map(Math.round).join(' ');
}

test.describe('a learner, before any script of the site', () => {
  const screens = [
    { path: '/dashboard', fr: 'Votre tableau de bord', en: 'Your dashboard', entry: 'Tableau de bord' },
    { path: '/skills', fr: 'Compétences', en: 'Skills', entry: 'Compétences' },
    {
      path: '/quiz-start/8',
      fr: 'Compétence 8 - Prévention des infections',
      en: 'Skill 8 - Infection prevention',
      entry: undefined,
    },
    {
      path: '/exam-simulation',
      fr: 'Simulation d’examen',
      en: 'Exam simulation',
      entry: 'Simulation d’examen',
    },
    { path: '/thalia-voice', fr: 'Parlez avec Thalia', en: 'Talk with Thalia', entry: 'Thalia' },
    { path: '/thalia-settings', fr: 'Paramètres de la voix', en: 'Voice settings', entry: undefined },
    { path: '/attempts', fr: 'Tous mes quiz', en: 'All my quizzes', entry: undefined },
    { path: '/notifications', fr: 'Mes notifications', en: 'My notifications', entry: undefined },
  ];
  test.use({ storageState: async ({}, use) => use(await signedInState()) });

  for (const { path, fr, entry } of screens) {
    test(`${path}: heading, navigation and title, where they stay @phone`, async ({ page }) => {
      const arrive = await open(page, path);
      await expect(heading(page)).toHaveText(fr);
      const before = await headingPlace(page);
      const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
      const isWide = (page.viewportSize()?.width ?? 0) > 1000;
      if (isWide) {
        await expect(links).toHaveCount(6);
        if (entry !== undefined)
          await expect(page.getByRole('link', { name: entry, exact: true })).toHaveAttribute(
            'aria-current',
            'page',
          );
      }
      await expect(page).toHaveTitle(/ · Révisoins$/);
      arrive();
      await expect(page.locator('html[data-first-page]')).toBeAttached();
      // The screen may be replaced once more, when its data arrive.
      await expect.poll(() => headingPlace(page)).toBe(before);
    });
  }

  test('every screen in English and dark, with the colours of that theme', async ({ page }) => {
    await store(page, { i18nextLng: 'en', theme: 'dark' });
    await delayScripts(page);
    for (const { path, en } of screens) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(heading(page)).toHaveText(en);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        'rgb(15, 23, 25)',
      );
    }
  });

  test('a banner that was closed does not come back for a moment', async ({ page }) => {
    await store(page, { betaBannerDismissed: 'true', 'revisoins-dismissed:voice/thalia': 'true' });
    await open(page, '/dashboard');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });

  test('a screen that needs full attention has no navigation', async ({ page }) => {
    await open(page, '/quiz/8?questions=5');
    await expect(heading(page)).toHaveText('Préparation de votre quiz...');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Compétence 8/);
  });
});

test('a page is as wide before its font has arrived as with it', async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.woff2', async (route) => {
    await arrived;
    await route.continue();
  });
  // The event of a page that has loaded waits for its font.
  await page.goto('/terms', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  const widths = async () =>
    page.locator('main section').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  await expect(heading(page)).toBeVisible();
  const before = await widths();
  expect(before.length).toBeGreaterThan(2);
  arrive();
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Atkinson Hyperlegible Next"')))
    .toBe(true);
  expect(await widths()).toEqual(before);
});

test.describe('a visitor, before any script of the site', () => {
  for (const path of ['/skills', '/quiz-start/8', '/dashboard', '/exam-quiz']) {
    test(`nothing of ${path}, which is for learners, is ever seen`, async ({ page }) => {
      await page.addInitScript(() => {
        const look = () => {
          const shown = document.querySelector('h1');
          if (shown?.checkVisibility({ visibilityProperty: true }) === true)
            document.documentElement.dataset.seen ??= shown.textContent;
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      const arrive = await open(page, path);
      await expect(heading(page)).toHaveCount(0);
      arrive();
      await page.waitForURL('**/login');
      await expect(page.locator('html[data-seen="Se connecter"]')).toBeAttached();
    });
  }

  for (const [path, fr, en] of [
    ['/login', 'Se connecter', 'Sign in'],
    ['/register', 'Créer un compte', 'Create an account'],
    ['/forgot-password', 'Mot de passe oublié', 'Forgot your password'],
    ['/reset-password?type=recovery&token_hash=x', 'Nouveau mot de passe', 'New password'],
    ['/confirmation', 'Ce lien a expiré ou a déjà servi', 'This link has expired or was already used'],
    ['/confirmation?type=signup&token_hash=x', 'Confirmez votre adresse', 'Confirm your address'],
    ['/nulle-part', 'Oups! Page introuvable', 'Oops! Page not found'],
  ] as const) {
    test(`${path} is all there, and nothing moves when the site takes over @phone`, async ({ page }) => {
      const arrive = await open(page, path);
      await expect(heading(page)).toHaveText(fr);
      const before = await boxes(page);
      arrive();
      // A form to sign in waits for a sign of life.
      await page.mouse.move(1, 1);
      await page.mouse.move(2, 2);
      await expect(page.locator('html[data-first-page]')).toBeAttached();
      expect(await boxes(page)).toEqual(before);
    });

    test(`${path} is in English for who reads English`, async ({ page }) => {
      await store(page, { i18nextLng: 'en' });
      await open(page, path);
      await expect(heading(page)).toHaveText(en);
    });
  }

  test('early input stays, with the focus, and signs the learner in', async ({ page }) => {
    const { email, password } = await newLearner();
    const arrive = await open(page, '/login');
    await page.getByLabel('Courriel').fill(email);
    await page.getByRole('checkbox').uncheck();
    const field = page.getByLabel('Mot de passe', { exact: true });
    await field.pressSequentially(password);
    await field.press('ArrowLeft');
    arrive();
    await expect(page.locator('html[data-first-page]')).toBeAttached();
    await expect(page.getByLabel('Courriel')).toHaveValue(email);
    await expect(page.getByRole('checkbox')).not.toBeChecked();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(password);
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(password.length - 1);
    await field.press('Enter');
    await page.waitForURL('**/dashboard');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form of a visitor is read in both languages, and sends nothing', async ({ page }) => {
    for (const [path, title, label] of [
      ['/login', 'Se connecter', /courriel/i],
      ['/en/login', 'Sign in', /email/i],
    ] as const) {
      await page.goto(path);
      await expect(heading(page)).toHaveText(title);
      await page.getByLabel(label).fill('maryse@exemple.test');
      await page.getByLabel(label).press('Enter');
      await expect(page).toHaveURL(path);
    }
  });
});
