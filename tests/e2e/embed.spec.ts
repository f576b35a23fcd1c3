import { brotliCompressSync } from 'node:zlib';
import type { FrameLocator, Page } from '@playwright/test';
import type { Learner } from './support/learner.ts';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** The same server under another name: an origin that the site does not list. */
const stranger = site.institution.replace('localhost', '127.0.0.1');

const embedFrame = (page: Page) => page.frameLocator('revisoins-quiz iframe');
const heard = (page: Page) => page.locator('#heard');

async function signInHere(frame: FrameLocator, { email, password }: Learner): Promise<void> {
  await frame.getByLabel('Adresse courriel').fill(email);
  await frame.getByLabel('Mot de passe', { exact: true }).fill(password);
  await frame.getByRole('button', { name: 'Se connecter' }).click();
}

async function answerAll(part: Page | FrameLocator, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    await expect(part.getByText(`Question ${number} sur ${count}`)).toBeVisible();
    await part.getByRole('radio').first().check();
    await part.getByRole('button', { name: number === count ? 'Terminer' : 'Suivant', exact: true }).click();
  }
  await expect(part.getByRole('heading', { level: 1, name: /Résultats/ })).toBeVisible();
}

test.describe('an institution that the site lists', () => {
  test('shows a quiz that needs no account, asks the backend nothing, and learns the result', async ({
    page,
  }) => {
    const backend: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(site.api)) backend.push(request.url());
    });
    await page.goto(site.institution);
    const frame = embedFrame(page);
    await expect(frame.getByLabel('5 questions', { exact: true })).toBeChecked();
    await frame.getByRole('link', { name: 'Commencer le quiz' }).click();
    await answerAll(frame, 5);
    await expect(frame.getByText('Sans compte')).toBeVisible();
    await expect(heard(page)).toContainText(
      /^ready \{\}\nprogress \{"answered":0,"total":5\}\nprogress \{"answered":1,"total":5\}/,
    );
    await expect(heard(page)).toContainText(/completed \{"score":\d,"total":5,"percent":\d+\}/);
    expect((await heard(page).textContent())?.match(/completed/g)).toHaveLength(1);
    expect(backend).toEqual([]);
  });

  test('costs a visitor at most 232 KB for a whole practice quiz', async ({ page }) => {
    const loaded: Promise<{ name: string; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      const name = new URL(request.url()).pathname;
      const isPlatform = [site.shell, ...Object.values(site.remotes)].includes(new URL(request.url()).origin);
      // As they come over the network, compressed.
      if (isPlatform && /\.(js|css|json)$/.test(name))
        loaded.push(request.sizes().then(({ responseBodySize }) => ({ name, bytes: responseBodySize })));
    });
    await page.goto(site.institution);
    const frame = embedFrame(page);
    await frame.getByRole('link', { name: 'Commencer le quiz' }).waitFor();
    await page.waitForLoadState('networkidle');
    await frame.getByRole('link', { name: 'Commencer le quiz' }).click();
    await answerAll(frame, 5);
    await page.waitForLoadState('networkidle');
    const files = await Promise.all(loaded);
    const list = files.map(({ name, bytes }) => `${bytes} ${name}`).join('\n');
    expect(files.length, list).toBeGreaterThan(15);
    expect(
      files.reduce((sum, { bytes }) => sum + bytes, 0),
      list,
    ).toBeLessThanOrEqual(232_000);
  });

  test('has a frame as high as its content, on every screen', async ({ page }) => {
    await page.goto(site.institution);
    const frame = embedFrame(page);
    const isFitting = async () => {
      const content = await frame
        .locator('#revisoins-embed')
        .evaluate((part) => Math.ceil(part.getBoundingClientRect().height));
      const own = await page.locator('revisoins-quiz iframe').evaluate((element) => element.clientHeight);
      return content === own ? content : 0;
    };
    await frame.getByRole('link', { name: 'Commencer le quiz' }).waitFor();
    await expect.poll(isFitting).toBeGreaterThan(300);
    await frame.getByRole('link', { name: 'Commencer le quiz' }).click();
    await answerAll(frame, 5);
    await expect.poll(isFitting).toBeGreaterThan(1000);
  });

  test('keeps a message where it is, and its own height with it, from question to question', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const moves: string[] = [];
      Object.assign(globalThis, { moves });
      new MutationObserver((records) => {
        for (const { target } of records)
          if (target instanceof Element) moves.push(target.hasAttribute('data-at-end') ? 'end' : 'window');
      }).observe(document, { subtree: true, attributeFilter: ['data-at-end'] });
    });
    await page.goto(site.institution);
    const frame = embedFrame(page);
    await frame.getByRole('link', { name: 'Commencer le quiz' }).click();
    await answerAll(frame, 5);
    const moves = await frame
      .locator('html')
      .evaluate(() => (globalThis as unknown as { moves: string[] }).moves);
    // Where nothing is free, a message goes to the end of the page: a frame gets room for it, and it stays
    // there.
    expect(moves.join(' ')).toMatch(/^(end( window)?)?$/);
  });

  test('has its dialogs where the person looks, however high the frame', async ({ page }) => {
    await page.goto(site.institution);
    const frame = embedFrame(page);
    await frame.getByRole('link', { name: 'Commencer le quiz' }).click();
    await answerAll(frame, 5);
    await frame.getByRole('button', { name: 'Partager' }).click();
    await expect(frame.getByRole('dialog')).toBeInViewport({ ratio: 0.9 });
  });

  test('changes theme and language while the quiz continues', async ({ page }) => {
    await page.goto(site.institution);
    const frame = embedFrame(page);
    await frame.getByRole('link', { name: 'Commencer le quiz' }).click();
    // The page before it has radio buttons too.
    await expect(frame.getByText('Question 1 sur 5')).toBeVisible();
    await frame.getByRole('radio').nth(2).check();
    await page.getByLabel('Thème sombre').check();
    await page.getByLabel('En anglais').check();
    await expect(frame.getByText('Question 1 of 5')).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(frame.locator('html')).toHaveAttribute('lang', 'en-CA');
    await expect(page.locator('revisoins-quiz iframe')).toHaveAttribute('title', 'Révisoins quiz');
    await expect(frame.getByRole('radio').nth(2)).toBeChecked();
    const stored = await frame
      .locator('html')
      .evaluate(() => [localStorage.getItem('theme'), localStorage.getItem('i18nextLng')]);
    expect(stored).toEqual([null, null]);
  });

  test('is reached and left by keyboard', async ({ page }) => {
    await page.goto(site.institution);
    const frame = embedFrame(page);
    await frame.getByRole('link', { name: 'Commencer le quiz' }).waitFor();
    await page.getByLabel('En anglais').focus();
    await page.keyboard.press('Tab');
    await expect(frame.getByRole('link', { name: 'Retour aux compétences' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByLabel('En anglais')).toBeFocused();
  });

  test('is accepted only in the known form, and from nobody else', async ({ page }) => {
    await page.goto(site.institution);
    const frame = embedFrame(page);
    await frame.getByRole('link', { name: 'Commencer le quiz' }).waitFor();
    const frameElement = page.locator('revisoins-quiz iframe');
    await frameElement.evaluate((element: HTMLIFrameElement, platform) => {
      for (const message of [
        { revisoins: 1, type: 'configure', theme: 'dark', token: 1 },
        { type: 'configure', theme: 'dark' },
        'dark',
        null,
      ]) {
        element.contentWindow?.postMessage(message, platform);
      }
      // The page is not the frame: its own messages are not events of the quiz.
      window.postMessage({ revisoins: 1, type: 'completed', score: 5, total: 5, percent: 100 }, '*');
    }, site.shell);
    await page.waitForTimeout(300);
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(heard(page)).not.toContainText('completed');
  });

  test('that asks for an account has the sign-in inside of the frame, and comes back to the quiz', async ({
    page,
    learner,
  }) => {
    await page.goto(site.institution);
    await page.locator('revisoins-quiz').evaluate((element) => element.removeAttribute('practice'));
    const frame = embedFrame(page);
    await signInHere(frame, learner);
    await frame.getByRole('link', { name: 'Commencer le quiz' }).click();
    await answerAll(frame, 5);
    await expect(frame.getByText('Quiz enregistré', { exact: true })).toBeVisible();
    await expect(heard(page)).toContainText('completed');
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(new URL(page.url()).origin).toBe(site.institution);
    await frame.getByRole('button', { name: 'Fermer ce message' }).first().click();
    await frame.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(frame.getByLabel('Adresse courriel')).toBeVisible();
  });

  test('works where the browser gives the frame no storage', async ({ page, learner }) => {
    await page.addInitScript(() => {
      if (window.parent === window) return;
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Storage is blocked.', 'SecurityError');
          },
        });
      }
      for (const name of ['request', 'query'] as const) {
        navigator.locks[name] = () => Promise.reject(new DOMException('Locks are blocked.', 'SecurityError'));
      }
    });
    await page.goto(site.institution);
    await page.locator('revisoins-quiz').evaluate((element) => element.removeAttribute('practice'));
    const frame = embedFrame(page);
    await signInHere(frame, learner);
    await frame.getByRole('link', { name: 'Commencer le quiz' }).click();
    await answerAll(frame, 5);
    await expect(frame.getByText('Quiz enregistré', { exact: true })).toBeVisible();
  });

  test('opens elsewhere what is not part of the quiz', async ({ page, context, learner }) => {
    await page.goto(site.institution);
    await page.locator('revisoins-quiz').evaluate((element) => element.removeAttribute('practice'));
    const frame = embedFrame(page);
    await signInHere(frame, learner);
    await frame.getByRole('link', { name: 'Commencer le quiz' }).click();
    await answerAll(frame, 5);
    await frame.getByRole('link', { name: 'Tableau de bord' }).click();
    const opening = context.waitForEvent('page');
    await frame.getByRole('link', { name: 'Ouvrir sur Révisoins' }).click();
    expect(new URL((await opening).url()).origin).toBe(site.shell);
    await frame.getByRole('link', { name: 'Revenir' }).click();
    await expect(frame.getByRole('link', { name: 'Commencer le quiz' })).toBeVisible();
  });
});

test('the script for institutions is at most 6 KB, and the script of mount() 3 KB', async ({ request }) => {
  const bytes = async (name: string) =>
    brotliCompressSync(await (await request.get(`${site.shell}/embed/${name}`)).body()).length;
  expect(await bytes('v1.js')).toBeLessThanOrEqual(6 * 1024);
  expect(await bytes('mount.v1.js')).toBeLessThanOrEqual(3 * 1024);
});

test('only the voice may use the microphone, and every frame has a name', async ({ page }) => {
  await page.goto(site.institution);
  const frames = await page.evaluate(() =>
    ['quiz', 'exam', 'voice', 'account'].map((part) => {
      const element = document.createElement(`revisoins-${part}`);
      document.body.append(element);
      const frame = element.shadowRoot?.querySelector('iframe');
      return {
        part,
        hasMicrophone: frame?.allow.includes('microphone'),
        isNamed: (frame?.title ?? '') !== '',
        loading: frame?.loading,
      };
    }),
  );
  for (const { part, ...frame } of frames)
    expect(frame).toEqual({ hasMicrophone: part === 'voice', isNamed: true, loading: 'lazy' });
});

test.describe('an institution that the site does not list', () => {
  test.use({ expectedInConsole: /frame-ancestors|Failed to load resource|net::ERR/ });

  test('gets a readable refusal, and a way to the platform', async ({ page }) => {
    await page.goto(stranger);
    const part = page.locator('revisoins-quiz');
    await expect(part.getByRole('alert')).toContainText('n’a pas l’autorisation');
    await expect(part.getByRole('link', { name: 'Ouvrir sur Révisoins' })).toHaveAttribute(
      'href',
      `${site.shell}/quiz-start/8?questions=5`,
    );
    await expect(heard(page)).toHaveText('error {"kind":"refused"}');
  });

  test('gets a readable refusal from mount() too', async ({ page }) => {
    await page.goto(`${stranger}/mount.html`);
    await expect(page.locator('#quiz').getByRole('alert')).toContainText('n’a pas l’autorisation');
  });
});

test.describe('a platform that does not answer', () => {
  test.use({ expectedInConsole: /Failed to load resource|net::ERR|Federation Runtime/ });

  test('is reported on the page, and recovers with a retry', async ({ page }) => {
    await page.route(`${site.shell}/embed/quiz/**`, (route) => route.abort());
    await page.goto(site.institution);
    await page.route(`${site.shell}/embed/v1.js`, (route) => route.abort());
    const part = page.locator('revisoins-quiz');
    await expect(part.getByRole('alert')).toContainText('ne répond pas', { timeout: 60_000 });
    await page.unroute(`${site.shell}/embed/quiz/**`);
    await part.getByRole('button', { name: 'Réessayer' }).click();
    await expect(embedFrame(page).getByRole('link', { name: 'Commencer le quiz' })).toBeVisible();
  });

  test('in one remote is reported in the frame and to the page', async ({ page }) => {
    await page.route(`${site.remotes.quiz}/**`, (route) => route.abort());
    await page.goto(site.institution);
    const frame = embedFrame(page);
    await expect(frame.getByRole('alert').getByRole('heading')).toContainText('hors service');
    await expect(heard(page)).toContainText('error {"kind":"unavailable"}');
    await page.unroute(`${site.remotes.quiz}/**`);
    await frame.getByRole('button', { name: 'Réessayer' }).click();
    await expect(frame.getByRole('link', { name: 'Commencer le quiz' })).toBeVisible();
  });
});

test.describe('mount()', () => {
  test('runs the quiz in the page itself and leaves the page as it was', async ({ page }) => {
    await page.goto(`${site.institution}/mount.html`);
    const heading = page.getByRole('heading', { level: 1, name: 'Le quiz fait partie' });
    const looks = () =>
      heading.evaluate((element) => [
        getComputedStyle(element).fontFamily,
        getComputedStyle(document.body).backgroundColor,
      ]);
    const before = await looks();
    await page.getByRole('link', { name: 'Commencer le quiz' }).click();
    await expect(page.getByText('Question 1 sur 5')).toBeVisible();
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'Thème sombre' }).click();
    await page.getByRole('button', { name: 'En anglais' }).click();
    await expect(page.getByText('Question 1 of 5')).toBeVisible();
    await expect(page.locator('#quiz')).toHaveAttribute('data-theme', 'dark');
    expect(await looks()).toEqual(before);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await page.getByRole('button', { name: 'Give up the quiz' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(new URL(page.url()).pathname).toBe('/mount.html');

    await page.getByRole('button', { name: 'Retirer le quiz' }).click();
    await expect(page.locator('#quiz')).toBeEmpty();
    await expect(heard(page)).toContainText('progress {"answered":1,"total":5}');
  });

  test('is a component in a page of another framework: properties go in, events come out, and it can come and go', async ({
    page,
  }) => {
    await page.goto(`${site.institution}/vue.html`);
    await page.getByRole('link', { name: 'Commencer le quiz' }).click();
    await page.getByRole('button', { name: 'En anglais' }).click();
    await page.getByRole('button', { name: 'Thème sombre' }).click();
    await expect(page.getByText('Question 1 of 5')).toBeVisible();
    await expect(page.locator('.quiz')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('radio').first().check();
    await expect(page.locator('#lastEvent')).toHaveText('1 / 5');
    const toggle = page.getByRole('button', { name: 'Montrer le quiz' });
    await toggle.click();
    await expect(page.getByRole('radio')).toHaveCount(0);
    await toggle.click();
    await expect(page.getByRole('link', { name: 'Resume the quiz' })).toBeVisible();
  });
});
