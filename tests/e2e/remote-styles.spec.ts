import type { Page } from '@playwright/test';
import { expect, go, heading, test } from './chaos/chaos-test.ts';
import { rewriteRegistry } from './chaos/rewrite-registry.ts';
import { registerSynthetic, serveSynthetic, type SyntheticRemote } from './chaos/synthetic-remote.ts';
import { site } from './support/site.ts';

const sheet = `${site.remotes.quiz}/remotes/loud/1.0.0/loud.css`;
const css = 'h1 { color: rgb(255, 0, 0) !important; } :root { --loud: yes; }';

/** A remote with styles for the whole page, which the gate would refuse. */
const loud: SyntheticRemote = {
  name: 'loud',
  routes: [{ id: 'home', path: '/loud' }],
  exposes: `{ './routes/v1': { routes: [{ id: 'home', lazy: () => new Promise((resolve, reject) => {
    const there = () => resolve({ Component: () => 'Très fort' });
    if (document.querySelector('link[href="${sheet}"]')) return there();
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '${sheet}', crossOrigin: 'anonymous', onload: there, onerror: reject });
    document.head.append(link);
  }) }] } }`,
};

/** Opens a page beside the remote; returns how often its styles were requested. */
async function open(page: Page, path: string): Promise<() => number> {
  await rewriteRegistry(page, (registry) => registerSynthetic(registry, [loud]));
  await serveSynthetic(page, [loud]);
  let asked = 0;
  await page.route(sheet, (route) => {
    asked += 1;
    return route.fulfill({
      body: css,
      contentType: 'text/css',
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  await page.goto(path);
  return () => asked;
}

const isLoud = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--loud').trim() === 'yes');
const colour = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((element) => getComputedStyle(element).color);

test('the styles of a remote hold while it shows, go with it and are there again when it is', async ({
  page,
}) => {
  const asked = await open(page, '/about');
  const quiet = await colour(page);
  for (const _ of ['first', 'again']) {
    await go(page, '/loud');
    await expect(page.getByText('Très fort')).toBeVisible();
    expect(await isLoud(page)).toBe(true);
    await go(page, '/thalia-settings');
    await expect(heading(page, /Paramètres de la voix/)).toBeVisible();
    expect(await isLoud(page)).toBe(false);
    expect(await colour(page)).toBe(quiet);
    await go(page, '/about');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Paramètres de la voix');
    expect(await colour(page)).toBe(quiet);
  }
  expect(asked()).toBe(1);
});

test('styles that are fetched ahead wait for their remote', async ({ page }) => {
  const asked = await open(page, '/about');
  const quiet = await colour(page);
  await page.evaluate(
    (href) =>
      new Promise((resolve, reject) => {
        document.head.append(
          Object.assign(document.createElement('link'), {
            rel: 'stylesheet',
            href,
            crossOrigin: 'anonymous',
            onload: resolve,
            onerror: reject,
          }),
        );
      }),
    sheet,
  );
  expect(await colour(page)).toBe(quiet);
  await go(page, '/loud');
  await expect(page.getByText('Très fort')).toBeVisible();
  expect(await isLoud(page)).toBe(true);
  expect(asked()).toBe(1);
});

test('a screen has its styles in the first moment that it shows, also when it shows again', async ({
  page,
}) => {
  await page.goto('/thalia-settings');
  await expect(heading(page, /Paramètres de la voix/)).toBeVisible();
  // Every frame in which the form is visible, from now on.
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    const look = () => {
      const form = document.querySelector('form');
      if (form) seen.push(getComputedStyle(form).display);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (const path of ['/about', '/thalia-settings', '/thalia-tests', '/thalia-settings']) {
    await go(page, path);
    await expect(page.locator('form')).toHaveCount(path === '/thalia-settings' ? 1 : 0);
  }
  await expect(page.locator('form')).toHaveCSS('display', 'grid');
  expect(await page.evaluate(() => [...new Set((globalThis as unknown as { seen: string[] }).seen)])).toEqual(
    ['grid'],
  );
});
