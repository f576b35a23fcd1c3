import type { Page } from '@playwright/test';
import { boxes, delayScripts } from './support/delay-scripts.ts';
import { signedInState } from './support/signed-in.ts';
import { site } from './support/site.ts';
import { expect, test } from './support/test.ts';

const pages = [
  {
    path: '/',
    fr: 'Révisez dix minutes. Arrivez à l’examen en confiance.',
    en: 'Study for ten minutes. Walk into the exam with confidence.',
  },
  { path: '/about', fr: 'Réviser, sans se noyer', en: 'Study without drowning' },
  { path: '/beta', fr: 'Révisoins est en bêta', en: 'Révisoins is in beta' },
  { path: '/terms', fr: 'Conditions d’utilisation et vie privée', en: 'Terms of use and privacy' },
];
const pageAddress = (path: string, language: 'fr' | 'en') =>
  language === 'fr' ? path : `/en${path}`.replace(/\/$/, '');
const BACKGROUND = { light: 'rgb(250, 247, 242)', dark: 'rgb(15, 23, 25)' };

/** The HTML of a page without the scripts that wait in it. */
const withoutWaiting = (html: string) => html.replace(/<template id="shell-scripts">.*?<\/template>/s, '');

/** What is visible of a page whose scripts are still loading. */
function firstPaint(page: Page) {
  return page.evaluate(() => {
    const heading = document.querySelector<HTMLElement>('#root h1');
    return {
      heading: heading && getComputedStyle(heading).visibility === 'visible' ? heading.innerText : null,
      lang: document.documentElement.lang,
      background: getComputedStyle(document.body).backgroundColor,
    };
  });
}

test.describe('the HTML that is served', () => {
  for (const [language, sentence] of [
    ['fr', 'Écrite avec l’aide de l’IA, pas encore relue par une personne de la profession'],
    ['en', 'Written with the help of AI, not yet reviewed by a professional'],
  ] as const) {
    test(`${pageAddress('/about', language)} states who writes the questions`, async ({ request }) => {
      const html = withoutWaiting(await (await request.get(pageAddress('/about', language))).text());
      expect(html.split('<template')[0]).toContain(sentence);
    });
  }

  for (const { path, ...headings } of pages) {
    for (const language of ['fr', 'en'] as const) {
      test(`${pageAddress(path, language)} has its text, and names its versions`, async ({ request }) => {
        const html = withoutWaiting(await (await request.get(pageAddress(path, language))).text());
        const [own = '', ...inert] = html.split('<template');
        const url = (of: 'fr' | 'en') => `${site.shell}${pageAddress(path, of)}`;
        expect(own).toContain(`>${headings[language]}</h1>`);
        expect(own).toContain(`<html lang="${language}-CA"`);
        expect(own).toMatch(/<title>.+ · Révisoins<\/title>/);
        expect(own).toMatch(/<meta name="description" content=".{50,200}">/);
        expect(own).toContain(`<link rel="canonical" href="${url(language)}">`);
        for (const of of ['fr', 'en'] as const)
          expect(own).toContain(`<link rel="alternate" hreflang="${of}-CA" href="${url(of)}">`);
        expect(html).toMatch(
          language === 'fr' ? /<noscript>.*activez JavaScript/ : /<noscript>.*turn on JavaScript/,
        );
        expect(own).not.toMatch(/__before__|__after__|noindex/);
        expect(inert.some((view) => view.includes('data-view="en-CA signed-out"'))).toBe(language === 'fr');
      });
    }
  }

  test('screens contain no text of the front page, and are not for search engines', async ({ request }) => {
    for (const path of ['/login', '/skills', '/nulle-part']) {
      const html = await (await request.get(path)).text();
      for (const page of pages) expect(html).not.toContain(`>${page.fr}</h1>`);
      expect(html, path).toContain('noindex');
    }
  });

  test('crawlers find every page, and shared links a picture', async ({ request }) => {
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.shell}/sitemap.xml`);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const { path } of pages)
      for (const language of ['fr', 'en'] as const)
        expect(sitemap).toContain(`<loc>${site.shell}${pageAddress(path, language)}</loc>`);
    for (const language of ['fr', 'en']) {
      const picture = await request.get(`/pictures/shared-${language}.jpg`);
      expect(picture.headers()['content-type']).toBe('image/jpeg');
      expect((await picture.body()).length).toBeLessThan(100_000);
    }
  });

  test('each screenshot of the landing page has at most 40 KB as AVIF and 80 KB as WebP', async ({
    request,
  }) => {
    for (const name of ['quiz', 'dashboard']) {
      for (const look of ['fr-light', 'fr-dark', 'en-light', 'en-dark']) {
        for (const [form, most] of [
          ['avif', 40_000],
          ['webp', 80_000],
        ] as const) {
          const picture = await request.get(`/pictures/${name}-${look}.${form}`);
          expect(picture.headers()['content-type'], `${name}-${look}`).toBe(`image/${form}`);
          expect((await picture.body()).length, `${name}-${look}.${form}`).toBeLessThan(most);
        }
      }
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, ...headings } of pages) {
    test(`${path} is read in both languages, and its links stay in their language`, async ({ page }) => {
      for (const language of ['fr', 'en'] as const) {
        await page.goto(pageAddress(path, language));
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[language]);
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: language === 'fr' ? 'Version bêta' : 'Beta version' })
          .click();
        await expect(page).toHaveURL(site.shell + pageAddress('/beta', language));
      }
    });
  }
});

test.describe('what is painted before any script of the site', () => {
  const french = pages[0]?.fr;
  const english = pages[0]?.en;

  for (const [who, stored, path, expected] of [
    ['a new visitor', {}, '/', { heading: french, lang: 'fr-CA', background: BACKGROUND.light }],
    [
      'who chose English',
      { i18nextLng: 'en' },
      '/',
      { heading: english, lang: 'en-CA', background: BACKGROUND.light },
    ],
    [
      'who chose English and dark',
      { i18nextLng: 'en', theme: 'dark' },
      '/',
      { heading: english, lang: 'en-CA', background: BACKGROUND.dark },
    ],
    [
      'who chose dark',
      { theme: 'dark' },
      '/',
      { heading: french, lang: 'fr-CA', background: BACKGROUND.dark },
    ],
    [
      'who follows a link to English',
      { i18nextLng: 'fr' },
      '/?lng=en',
      { heading: english, lang: 'en-CA', background: BACKGROUND.light },
    ],
    [
      'who comes to the English address',
      { i18nextLng: 'fr' },
      '/en',
      { heading: english, lang: 'en-CA', background: BACKGROUND.light },
    ],
    [
      'who is signed in',
      { 'revisoins-session': '{}' },
      '/',
      { heading: null, lang: 'fr-CA', background: BACKGROUND.light },
    ],
  ] as const) {
    test(`${who}: the right text, language and theme, at once`, async ({ page }) => {
      await page.addInitScript((values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      }, stored);
      const arrive = await delayScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      expect(await firstPaint(page)).toEqual(expected);
      arrive();
      if (expected.heading === null) return;
      // The shell comes when somebody is about to go on.
      await page.getByRole('banner').getByRole('link').first().focus();
      await expect(page.locator('html[data-first-page]')).toBeAttached();
      expect(await firstPaint(page)).toEqual(expected);
      await expect(page).toHaveTitle(expected.lang === 'fr-CA' ? /soins infirmiers/ : /Nursing/);
    });
  }

  test('a signed-in learner never sees the landing page on the way to the dashboard', async ({ browser }) => {
    const context = await browser.newContext({ storageState: await signedInState() });
    const page = await context.newPage();
    await page.addInitScript((text) => {
      const look = () => {
        const heading = document.querySelector('h1');
        if (heading?.textContent === text && getComputedStyle(heading).visibility === 'visible')
          document.documentElement.dataset.sawLanding = '';
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, french);
    await page.goto('/');
    await page.waitForURL('**/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html[data-saw-landing]')).toHaveCount(0);
    await context.close();
  });
});

test.describe('the shell takes over', () => {
  for (const { path } of pages) {
    test(`${path} without moving anything, and keeps where the visitor was @phone`, async ({ page }) => {
      await page.addInitScript(() => {
        let shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifted += (entry as unknown as { value: number }).value;
          document.documentElement.dataset.shifted = String(shifted);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const arrive = await delayScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState !== 'loading');
      const link = page.getByRole('contentinfo').getByRole('link').last();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await link.focus();
      const before = { y: await page.evaluate(() => scrollY), boxes: await boxes(page) };
      arrive();
      await expect(page.locator('html[data-first-page]')).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expect(link).toBeFocused();
      expect({ y: await page.evaluate(() => scrollY), boxes: await boxes(page) }).toEqual(before);
      expect(await page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0))).toBeLessThan(
        0.02,
      );
    });
  }

  test('a language chosen on a page that an address asked for stays after a reload', async ({ page }) => {
    await page.goto('/en/about');
    await page.getByRole('button', { name: /Language/ }).click();
    await page.getByRole('menuitemradio', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réviser, sans se noyer');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réviser, sans se noyer');
  });
});

test.describe('the link of a preview that has expired', () => {
  test.use({ expectedInConsole: /status of 404/ });

  for (const path of ['/login', '/about'])
    test(`${path} says so to a visitor, who touches nothing`, async ({ page }) => {
      await page.goto(`${path}?preview=quiz@gone`);
      await expect(page.getByRole('status').filter({ hasText: '« gone »' })).toContainText(
        'a expiré ou a été retiré',
      );
      await expect(page).toHaveURL(path);
    });
});
