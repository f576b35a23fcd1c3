import type { Page } from '@playwright/test';
import type { Registry } from '@revisoins/contracts';
import { signedInState, type StoredState } from '../support/signed-in.ts';
import { expect, test as base } from '../support/test.ts';
import { publishedRegistry } from './rewrite-registry.ts';

/**
 * A test in the browser of a signed-in learner, whose console may report what the test breaks. One learner
 * per worker is enough.
 */
export const test = base.extend<object, { state: StoredState; published: Registry }>({
  state: [async ({}, use) => use(await signedInState()), { scope: 'worker' }],
  /** What the site itself serves. */
  published: [async ({}, use) => use(await publishedRegistry()), { scope: 'worker' }],
  storageState: ({ state }, use) => use(state),
  // Chromium treats a page whose HTML is rewritten as one from the public network.
  permissions: ['local-network-access'],
  expectedInConsole:
    /Federation Runtime|Failed to load resource|Failed to find a valid digest|Refused to execute script|ChunkLoadError|Loading chunk|^uncaught: .*(Invalid or unexpected token|Unexpected end of input|missing \)|synthetic)|synthetic/s,
});

/** Marks the page, so that `expectSamePage` can tell whether it was reloaded. */
export const markPage = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { revisoinsMark: true }));

export async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'revisoinsMark' in globalThis)).toBe(true);
}

/** Goes to a screen as a link would, without a reload. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);
}

export const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });
export const outOfOrder = (page: Page, part: string) =>
  page.getByRole('alert').getByRole('heading', { name: `${part} : hors service` });
export const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Réessayer' });

/** What the shell puts around every page is there and works. */
export async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Principale' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

export { expect } from '../support/test.ts';
