import type { Page } from '@playwright/test';

/** `heading`: the first one, of the HTML or of the screen; `screen`: that of the screen itself. */
type Painted = 'heading' | 'screen';

/**
 * Milliseconds from the start of the navigation until a page's heading was painted. Throws when it is not the
 * expected one.
 */
export async function headingPainted(page: Page, expected: RegExp, which: Painted): Promise<number> {
  const found = await page.waitForFunction(
    (name) => (globalThis.benchWatched?.[name]?.at ? globalThis.benchWatched[name] : undefined),
    which,
    { timeout: 60_000 },
  );
  const { at, text } = (await found.jsonValue()) ?? { at: 0, text: '' };
  if (!expected.test(text))
    throw new Error(`${page.url()} shows "${text}" where ${expected.source} was expected.`);
  return at;
}

/** Milliseconds from the start of the navigation until the shell's content was painted. */
export async function shellPainted(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => globalThis.benchWatched?.shell || undefined, undefined, {
    timeout: 60_000,
  });
  return Number(await found.jsonValue());
}
