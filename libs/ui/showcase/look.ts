/**
 * Takes pictures of the built showcase (wide and narrow, light and dark) into `dist/look` and runs axe on it.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium, type Page } from '@playwright/test';
import { readWords } from './read-words.ts';

const dist = resolve(import.meta.dirname, '../dist');
const system = '/usr/bin/chromium';
const requested = readWords(`Usage: node showcase/look.ts [section...]

Takes pictures of the sections, or of all, into dist/look, and runs axe on them. Build the showcase first.`);
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(existsSync(system) ? { executablePath: system } : {}),
});
const sections =
  requested.length > 0
    ? requested
    : ['quiz', 'dashboard', 'actions', 'review', 'forms', 'states', 'overlays', 'catalogue'];

for (const theme of ['light', 'dark'] as const) {
  for (const width of [1280, 390, 320]) {
    const context = await browser.newContext({
      viewport: { width, height: width < 500 ? 844 : 860 },
      isMobile: width < 500,
      hasTouch: width < 500,
    });
    const page = await context.newPage();
    for (const section of sections) {
      await page.goto(`${pathToFileURL(resolve(dist, 'showcase/index.html')).href}?section=${section}`);
      await page.evaluate(
        (dark) => document.documentElement.classList.toggle('dark', dark),
        theme === 'dark',
      );
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await check(page, `${section} ${theme} ${width}`);
      if (width !== 320)
        await page.screenshot({
          path: resolve(dist, `look/${section}-${width}-${theme}.png`),
          fullPage: true,
        });
    }
    await context.close();
  }
}
await browser.close();

async function check(page: Page, name: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .map((a) => (a.effect?.getTiming().iterations === Infinity ? undefined : a.finished)),
    ).then(() => undefined),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, nodes } of violations)
    say(`${name}: axe ${id} ${nodes.map((node) => node.html.slice(0, 160)).join(' ')}`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) say(`${name}: wider than the window by ${overflow} px`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
