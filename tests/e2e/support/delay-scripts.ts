import type { Page } from '@playwright/test';

/** Holds the site's scripts back until `arrive` is called; inline scripts run. */
export async function delayScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]*\.js$|\/remoteEntry\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The position of all text and controls, in whole pixels. */
export function boxes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#root :is(h1, h2, p, a, button, input, li, img, footer)')].map(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
      },
    ),
  );
}
