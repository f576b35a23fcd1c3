import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { axeFaults } from './support/axe-faults.ts';
import { delayScripts } from './support/delay-scripts.ts';
import { newLearner } from './support/learner.ts';
import { signedInState } from './support/signed-in.ts';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const MOST_BYTES = 12_000;
const pages = ['/', '/about', '/beta', '/terms'];
/** Visitors who open these forms will send them: their scripts load at once, and run later. */
const signInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Se connecter' });
const forms = ['/login', '/en/login', '/register', '/en/register'];
const titles = { fr: 'À propos · Révisoins', en: 'About · Révisoins' };

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const shell = (page: Page) => page.locator('html[data-first-page]');
const themes = (page: Page) => page.getByRole('button', { name: /^(Thème|Theme)/ });
const languages = (page: Page) => page.getByRole('button', { name: /^(Langue|Language)/ });
const choice = (page: Page, name: string) => page.getByRole('menuitemradio', { name });
const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Se connecter' });

/** The scripts that a page has requested since it was opened. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) asked.push(request.url());
  });
  return asked;
}

/** The documents that a page has requested. */
function watchDocuments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test.describe('a visitor who reads', () => {
  for (const path of pages) {
    for (const address of [path, `/en${path}`.replace(/\/$/, '')]) {
      test(`${address} runs at most 12 KB of scripts, and requests none`, async ({ page }) => {
        const asked = watchScripts(page);
        await page.goto(address, { waitUntil: 'networkidle' });
        const inline = await page.evaluate(() =>
          [...document.scripts]
            .filter(({ type }) => type === '' || type === 'text/javascript')
            .map(({ textContent }) => textContent),
        );
        expect(asked).toEqual([]);
        expect(brotliCompressSync(inline.join('\n')).length).toBeLessThan(MOST_BYTES);
      });
    }
  }

  for (const address of forms) {
    test(`${address} runs no script of the shell before a sign of life`, async ({ page }) => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page.locator('script[src]')).toHaveCount(0);
      await expect(shell(page)).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(shell(page)).toBeAttached();
    });
  }

  test('signs in with what the browser filled in', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'networkidle' });
    await expect(shell(page)).toHaveCount(0);
    const { email, password } = await newLearner();
    await page.evaluate(
      (values) => {
        for (const [at, input] of [...document.querySelectorAll<HTMLInputElement>('#root input')].entries())
          input.value = values[at] ?? '';
      },
      [email, password],
    );
    const send = signInButton(page);
    const { x = 0, y = 0 } = (await send.boundingBox()) ?? {};
    await page.mouse.move(x, y);
    await page.mouse.move(x + 5, y + 5);
    await send.click();
    await expect(page).toHaveURL('/dashboard');
  });

  for (const [way, send] of [
    ['Enter', (page: Page) => page.keyboard.press('Enter')],
    // Playwright would wait until the button is enabled.
    ['its button', (page: Page) => signInButton(page).click({ force: true })],
  ] as const) {
    test(`signs in with ${way} before the shell is there`, async ({ page }) => {
      const { email, password } = await newLearner();
      let loadShell = () => {};
      const asked = new Promise<void>((resolve) => {
        loadShell = resolve;
      });
      await page.route('**/assets/main.*.js', async (route) => {
        await asked;
        await route.continue();
      });
      await page.goto('/login');
      await page.getByLabel('Adresse courriel').fill(email);
      await page.getByLabel('Mot de passe', { exact: true }).fill(password);
      await send(page);
      await expect(page).toHaveURL('/login');
      loadShell();
      await expect(page).toHaveURL('/dashboard');
    });
  }

  test('chooses a theme, which stays', async ({ page }) => {
    const asked = watchScripts(page);
    await page.goto('/terms');
    await themes(page).click();
    await expect(choice(page, 'Clair')).toBeFocused();
    await expect(choice(page, 'Clair')).toBeChecked();
    await choice(page, 'Sombre').click();
    await expect(page.locator('html[data-theme=dark]')).toBeAttached();
    await expect(themes(page)).toBeFocused();
    await expect(page.getByRole('menu')).toBeHidden();
    await page.reload();
    await expect(page.locator('html[data-theme=dark]')).toBeAttached();
    await themes(page).click();
    await expect(choice(page, 'Sombre')).toBeChecked();
    expect(asked).toEqual([]);
  });

  test('uses the menus with the keyboard, as in the shell', async ({ page }) => {
    const asked = watchScripts(page);
    await page.goto('/about');
    await themes(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(choice(page, 'Comme l’appareil')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, 'Clair')).toBeFocused();
    await page.keyboard.press('s');
    await expect(choice(page, 'Sombre')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(themes(page)).toBeFocused();
    await themes(page).click();
    await heading(page).click();
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page.locator('html[data-theme=light]')).toBeAttached();
    expect(asked).toEqual([]);
    await themes(page).click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('menu')).toBeHidden();
  });

  test('changes the language and back where she is, with its title, and it stays', async ({ page }) => {
    const asked = watchScripts(page);
    const documents = watchDocuments(page);
    await page.goto('/about?lng=fr');
    await expect(page).toHaveTitle(titles.fr);
    await languages(page).click();
    await choice(page, 'English').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await expect(page).toHaveTitle(titles.en);
    await expect(heading(page)).toHaveText('Study without drowning');
    await expect(languages(page)).toBeFocused();
    await expect(page).toHaveURL('/about');
    await languages(page).click();
    await choice(page, 'Français').click();
    await expect(heading(page)).toHaveText('Réviser, sans se noyer');
    await expect(page).toHaveTitle(titles.fr);
    await languages(page).click();
    await choice(page, 'English').click();
    expect(documents).toEqual(['/about']);
    await page.goto('/beta');
    await expect(heading(page)).toHaveText('Révisoins is in beta');
    expect(asked).toEqual([]);
  });

  test('in a language of an address goes on in it', async ({ page }) => {
    await page.goto('/en/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Beta version' }).click();
    await expect(heading(page)).toHaveText('Révisoins is in beta');
    await page.goto('/terms');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  });

  test('follows what is chosen in another tab', async ({ page, context }) => {
    await page.goto('/about');
    const other = await context.newPage();
    await other.goto('/terms');
    await languages(other).click();
    await choice(other, 'English').click();
    await themes(other).click();
    await choice(other, 'Dark').click();
    await expect(heading(page)).toHaveText('Study without drowning');
    await expect(page.locator('html[data-theme=dark]')).toBeAttached();
  });

  test('opens and closes the menu of a phone @phone', async ({ page }) => {
    test.skip((page.viewportSize()?.width ?? 0) > 1000, 'a phone has it');
    await delayScripts(page);
    await page.goto('/about');
    const open = page.getByRole('button', { name: 'Ouvrir le menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await open.tap();
    await expect(menu.getByRole('link', { name: 'Créer un compte' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await menu.getByRole('button', { name: 'Fermer le menu' }).tap();
    await expect(menu).toBeHidden();
    await open.tap();
    await page.touchscreen.tap(20, 400);
    await expect(menu).toBeHidden();
    await open.tap();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await open.tap();
    await menu.getByRole('link', { name: 'Créer un compte' }).tap();
    await expect(heading(page)).toHaveText('Créer un compte');
  });

  test('finds no fault with an open menu, in both themes and languages', async ({ page }) => {
    await page.goto('/about');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [theme, language] of [
      ['Sombre', 'English'],
      ['Light', 'Français'],
    ] as const) {
      await languages(page).click();
      expect(await axeFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await themes(page).click();
      expect(await axeFaults(page)).toEqual([]);
      await choice(page, theme).click();
      await languages(page).click();
      await choice(page, language).click();
    }
  });
});

test.describe('the shell', () => {
  for (const [sign, act] of [
    ['a mouse that rests on a link', (page: Page) => signIn(page).hover()],
    ['focus on a link', (page: Page) => signIn(page).focus()],
    [
      'an answer to the sample question',
      (page: Page) => page.getByRole('button', { name: 'Une salade de poivrons crus' }).click(),
    ],
  ] as const) {
    test(`loads at ${sign}`, async ({ page }) => {
      const asked = watchScripts(page);
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(asked).toEqual([]);
      await act(page);
      await expect(shell(page)).toBeAttached();
    });
  }

  test('answers what was pressed first before it was there', async ({ page }) => {
    const arrive = await delayScripts(page);
    await page.goto('/');
    const first = page.getByRole('button', { name: 'Une portion de riz brun' });
    const plain = await first.evaluate((button) => getComputedStyle(button).backgroundColor);
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(first).not.toHaveCSS('background-color', plain);
    await page.getByRole('button', { name: 'Une salade de poivrons crus' }).click();
    arrive();
    await expect(page.getByRole('button', { name: 'Trois autres questions' })).toBeVisible();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('revisoins-trial')))
      .toContain('"choice":"a","correct":false');
  });

  test('is there at once for a learner', async ({ browser }) => {
    const context = await browser.newContext({ storageState: await signedInState() });
    const page = await context.newPage();
    await page.goto('/about');
    await expect(shell(page)).toBeAttached();
    await page.goto('/');
    await page.waitForURL('**/dashboard');
    await context.close();
  });

  test('that is there before the page is waits for it', async ({ browser }) => {
    const context = await browser.newContext({ storageState: await signedInState() });
    const page = await context.newPage();
    // What follows in the page is parsed when an empty script has arrived.
    const integrity = `sha384-${createHash('sha384').update('').digest('base64')}`;
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const [before, after] = (await response.text()).split('<div id="root"');
      const script = `<script src="/holds-up.js" integrity="${integrity}" crossorigin="anonymous"></script>`;
      await route.fulfill({ response, body: `${before}${script}<div id="root"${after}` });
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/holds-up.js', async (route) => {
      await promise;
      await route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto('/about', { waitUntil: 'commit' });
    await page.waitForFunction(() => Object.keys(globalThis).some((name) => /chunk/i.test(name)));
    resolve();
    await expect(heading(page)).toHaveText('Réviser, sans se noyer');
    await expect(shell(page)).toBeAttached();
    await context.close();
  });

  test('comes when somebody signs in in another tab', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/terms');
    const state = await signedInState();
    await other.evaluate(
      (stored) => {
        for (const { name, value } of stored) localStorage.setItem(name, value);
      },
      state.origins.flatMap(({ localStorage: stored }) => stored),
    );
    await page.waitForURL('**/dashboard');
  });
});

test.describe('a script of the shell', () => {
  test.use({ expectedInConsole: /Failed to load resource/ });

  test('that does not load is asked for again', async ({ page }) => {
    let fails = 1;
    await page.route('**/assets/main.*.js', (route) => (fails-- > 0 ? route.abort() : route.continue()));
    await page.goto('/about');
    const failed = page.waitForEvent('requestfailed');
    await signIn(page).focus();
    await failed;
    await themes(page).focus();
    await signIn(page).focus();
    await expect(shell(page)).toBeAttached();
  });
});

test.describe('a link', () => {
  test('that is pressed straight after the page is there leads on, once', async ({ page }) => {
    await delayScripts(page);
    const documents = watchDocuments(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await signIn(page).click();
    await expect(heading(page)).toHaveText('Se connecter');
    await expect(page).toHaveURL('/login');
    expect(documents).toEqual(['/about', '/login']);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('is followed without a new document once the shell is there', async ({ page }) => {
    const documents = watchDocuments(page);
    await page.goto('/about');
    await signIn(page).hover();
    await expect(shell(page)).toBeAttached();
    await signIn(page).click();
    await expect(heading(page)).toHaveText('Se connecter');
    expect(documents).toEqual(['/about']);
  });

  test('that is being pressed while the shell arrives is followed', async ({ page }) => {
    const arrive = await delayScripts(page);
    const documents = watchDocuments(page);
    await page.goto('/about');
    await signIn(page).hover();
    await page.mouse.down();
    arrive();
    await page.waitForResponse(/\/assets\/shell\..*\.json$/);
    await page.waitForLoadState('networkidle');
    await expect(shell(page)).not.toBeAttached();
    await page.mouse.up();
    await expect(page).toHaveURL('/login');
    await expect(heading(page)).toHaveText('Se connecter');
    expect(documents).toEqual(['/about', '/login']);
  });
});

test.describe('when the shell takes over', () => {
  test('an open menu stays open, with the focus in it', async ({ page }) => {
    const arrive = await delayScripts(page);
    await page.goto('/about');
    await signIn(page).focus();
    await themes(page).click();
    await page.keyboard.press('ArrowDown');
    await expect(choice(page, 'Sombre')).toBeFocused();
    arrive();
    await expect(shell(page)).toBeAttached();
    await expect(choice(page, 'Sombre')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('html[data-theme=dark]')).toBeAttached();
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(themes(page)).toBeFocused();
    await themes(page).click();
    await expect(choice(page, 'Sombre')).toBeChecked();
  });

  test('an open menu of a phone stays open, with the focus in it @phone', async ({ page }) => {
    test.skip((page.viewportSize()?.width ?? 0) > 1000, 'a phone has it');
    const arrive = await delayScripts(page);
    await page.goto('/about');
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('link', { name: 'Se connecter' }).focus();
    arrive();
    await expect(shell(page)).toBeAttached();
    await expect(menu.getByRole('link', { name: 'Se connecter' })).toBeFocused();
    await menu.getByRole('link', { name: 'Se connecter' }).tap();
    await expect(menu).toBeHidden();
    await expect(heading(page)).toHaveText('Se connecter');
  });

  test('a menu that was closed stays closed', async ({ page }) => {
    const arrive = await delayScripts(page);
    await page.goto('/about');
    await themes(page).click();
    await choice(page, 'Sombre').click();
    await signIn(page).focus();
    arrive();
    await expect(shell(page)).toBeAttached();
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(signIn(page)).toBeFocused();
    await expect(page.locator('html[data-theme=dark]')).toBeAttached();
  });

  test('what is chosen while it loads stays', async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/shell\..*\.json$/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto('/about');
    const texts = page.waitForRequest(/\/assets\/shell\..*\.json$/);
    await signIn(page).focus();
    await texts;
    await themes(page).click();
    await choice(page, 'Sombre').click();
    await languages(page).click();
    await choice(page, 'English').click();
    resolve();
    await expect(shell(page)).toBeAttached();
    await expect(heading(page)).toHaveText('Study without drowning');
    await expect(page).toHaveTitle(titles.en);
    await expect(page.locator('html[data-theme=dark]')).toBeAttached();
    await themes(page).click();
    await expect(choice(page, 'Dark')).toBeChecked();
    await expect(page).toHaveURL(`${site.shell}/about`);
  });
});
