import type { Page } from '@playwright/test';
import { sampleStyles } from './sample-styles.ts';

/** Milliseconds for a page to show its heading, however busy the machine is. */
export const LOADING = 60_000;

type Language = 'fr' | 'en';
type Theme = 'light' | 'dark';

/** Chooses the language or the theme as another tab of the site would. */
export const choose = (page: Page, key: 'i18nextLng' | 'theme', value: Language | Theme) =>
  page.evaluate(
    ([name = '', chosen = '']) => {
      localStorage.setItem(name, chosen);
      dispatchEvent(new StorageEvent('storage', { key: name, newValue: chosen, storageArea: localStorage }));
    },
    [key, value],
  );

/** For how many frames nothing may move: about 250 ms, in which scripts follow a choice. */
const STILL = 15;

/**
 * Resolves when the page shows the language and no transition has run for some frames (a colour that is
 * inherited begins its own at each level, a frame later); after two seconds in any case.
 */
export const settle = (page: Page, language: Language) =>
  page.evaluate(
    async ([chosen, frames]) => {
      const end = performance.now() + 2_000;
      const isMoving = () =>
        !document.documentElement.lang.startsWith(chosen) ||
        document.getAnimations().some((animation) => animation instanceof CSSTransition);
      for (let still = 0; still < frames && performance.now() < end;) {
        await new Promise(requestAnimationFrame);
        still = isMoving() ? 0 : still + 1;
      }
    },
    [language, STILL] as const,
  );

/** What the page looks like, for comparing. */
export const look = (page: Page, name: string) =>
  page.evaluate((remote) => {
    const place = document.querySelector<HTMLElement>(`[data-remote="${remote}"]`);
    const words = document.createTreeWalker(place ?? document.createElement('i'), NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (words.nextNode()) texts.push(words.currentNode.textContent ?? '');
    const colours = [...(place?.querySelectorAll('*') ?? [])]
      .slice(0, 200)
      .map((one) => `${getComputedStyle(one).color} ${getComputedStyle(one).backgroundColor}`);
    return {
      text: texts.join('\n'),
      colours: colours.join('\n'),
      headings: place?.querySelectorAll('h1').length ?? 0,
      lang: document.documentElement.lang,
      hasRoot: document.querySelector('#root')?.isConnected === true,
      hasMain: (() => {
        const main = document.querySelector<HTMLElement>('#main');
        main?.focus();
        return main !== null && document.activeElement === main;
      })(),
      body: [...document.body.children].map(
        (one) => `${one.tagName.toLowerCase()}${one.id ? `#${one.id}` : ''}`,
      ),
      cookies: document.cookie,
      globals: Object.keys(globalThis),
      overflow: getComputedStyle(document.body).overflowY,
    };
  }, name);

export type Look = Awaited<ReturnType<typeof look>>;

/** What a page without the remote looks like. */
export async function lookAtOther(page: Page, address: string): Promise<Look & { styles: string[] }> {
  const other = await page.context().newPage();
  try {
    await other.goto(address);
    await other.locator('h1').first().waitFor({ timeout: LOADING });
    return { ...(await look(other, '')), styles: await sampleStyles(other) };
  } finally {
    await other.close();
  }
}
