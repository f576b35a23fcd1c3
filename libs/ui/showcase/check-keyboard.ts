/** Checks that need a real browser: keys of native radios, focus of dialogs and menus, the font swap. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const dist = resolve(import.meta.dirname, '../dist');
const system = '/usr/bin/chromium';
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(existsSync(system) ? { executablePath: system } : {}),
});
const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
const open = (section: string) =>
  page.goto(`${pathToFileURL(resolve(dist, 'showcase/index.html')).href}?section=${section}`);
const picture = (name: string) =>
  page.screenshot({ path: resolve(dist, `look/${name}.png`), animations: 'disabled' });
const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

await open('quiz');
await page.getByRole('radio').nth(1).focus();
await page.keyboard.press('ArrowDown');
assert.equal(await page.getByRole('radio').nth(2).isChecked(), true, 'arrow down chooses the next option');
await page.keyboard.press('a');
assert.equal(await page.getByRole('radio').nth(0).isChecked(), true, 'A chooses the first option');
await picture('quiz-focus');
await page.getByRole('button', { name: 'Suivant' }).click();
assert.match(await focused(), /^Mme Tremblay/, 'the heading of the next question has focus');

await page.getByRole('button', { name: 'Profil' }).click();
await page.keyboard.press('ArrowDown');
assert.equal(await focused(), 'Modifier le courriel');
await picture('menu-light');
await page.keyboard.press('Escape');
assert.match(await focused(), /Profil$/);
await page.getByRole('button', { name: 'Thème sombre' }).click();
await page.getByRole('button', { name: 'Profil' }).click();
await picture('menu-dark');

for (const width of [1280, 390]) {
  await page.setViewportSize({ width, height: 844 });
  await open('overlays');
  await page.getByRole('button', { name: 'Ouvrir la fenêtre' }).click();
  assert.equal(
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Fermer' })
      .evaluate((e) => e === document.activeElement),
    true,
  );
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Fermer', includeHidden: true })
    .click();
  assert.equal(await page.getByRole('dialog').isVisible(), true, 'closing a toast leaves the window open');
  await picture(`dialog-${width}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ouvrir la fenêtre' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'Demander' }).click();
  await picture(`confirm-${width}`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Annoncer' }).click();
  await picture(`toasts-${width}`);
  await open('forms');
  await page.getByRole('combobox', { name: 'Rechercher une compétence' }).fill('s');
  await page.keyboard.press('ArrowDown');
  await picture(`search-${width}`);
}

// The page laid out with the fallback face must be as high as with the web font.
for (const section of ['quiz', 'dashboard', 'forms']) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const height = () =>
      page.evaluate(() => document.querySelector('main')?.getBoundingClientRect().height ?? 0);
    await open(section);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const swapped = await height();
    await page.evaluate(() => document.documentElement.style.setProperty('--font', "'Atkinson Fallback'"));
    process.stdout.write(
      `${section} ${width}: ${swapped} px with the web font, ${await height()} px before it\n`,
    );
  }
}
await browser.close();
