import type { Page } from '@playwright/test';
import type { Registry } from '@revisoins/contracts';
import { defaultVersion, rewriteRegistry } from './chaos/rewrite-registry.ts';
import { signedInState } from './support/signed-in.ts';
import { expect, test } from './support/test.ts';

const more = [
  ['/cards', 'Cartes mémoire'],
  ['/doses', 'Calculs de doses'],
  ['/words', 'Vocabulaire'],
  ['/groups', 'Groupes d’étude'],
  ['/stages', 'Stages'],
  ['/notifications', 'Rappels'],
] as const;

/** As a site with other teams' remotes has them: twelve entries, and the shell's own at the end. */
function addEntries(registry: Registry): void {
  const { version } = defaultVersion(registry, 'quiz');
  version.declaration = {
    ...version.declaration,
    nav: [
      ...version.declaration.nav,
      ...more.map(([to, fr], index) => ({
        to,
        access: 'signed-in' as const,
        order: 41 + index,
        label: { fr, en: fr },
      })),
    ],
  };
}

const entries = [
  'Tableau de bord',
  'Compétences',
  'Aide-mémoire',
  'Simulation d’examen',
  'Thalia',
  ...more.map(([, label]) => label),
  'À propos',
];

const bar = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Principale' });

test.use({
  // Chromium treats a page whose HTML is rewritten as one from the public network.
  permissions: ['local-network-access'],
  storageState: async ({}, use) => use(await signedInState()),
});

test('of twelve entries the bar shows what fits on its line, and its menu the others', async ({ page }) => {
  await rewriteRegistry(page, addEntries);
  await page.goto('/dashboard');
  const open = bar(page).getByRole('button', { name: 'Plus' });
  for (const width of [1160, 1280, 1440, 1600, 2200]) {
    await page.setViewportSize({ width, height: 860 });
    const inBar = await bar(page).getByRole('link').allTextContents();
    const inMenu = await open.isVisible().then(async (isThere) => {
      if (!isThere) return [];
      await open.click();
      const names = await page
        .getByRole('menu', { name: 'Autres pages' })
        .getByRole('menuitem')
        .allTextContents();
      await page.keyboard.press('Escape');
      return names;
    });
    expect([...inBar, ...inMenu], `at ${width} px`).toEqual(entries);
    const { height } = (await page.getByRole('banner').boundingBox()) ?? { height: 0 };
    expect(height, `at ${width} px, on one line`).toBeLessThan(72);
    const greeting = page.getByText(/^Bonjour /).first();
    const shown = (await greeting.boundingBox())?.width ?? 0;
    expect(shown === 0 || shown >= 120, `at ${width} px, ${shown} px for the greeting`).toBe(true);
  }
});

test('the keyboard opens the menu, and an entry of it leads to its page', async ({ page }) => {
  await rewriteRegistry(page, addEntries);
  await page.goto('/dashboard');
  await page.setViewportSize({ width: 1280, height: 860 });
  const open = bar(page).getByRole('button', { name: 'Plus' });
  await open.focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'À propos' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await open.click();
  await expect(page.getByRole('menuitem', { name: 'Rappels' })).toHaveAttribute('aria-current', 'page');
});

test('the menu of a narrow window has all twelve, one below the other', async ({ page }) => {
  await rewriteRegistry(page, addEntries);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Ouvrir le menu/ }).click();
  const links = page.getByRole('dialog', { name: 'Menu' }).getByRole('link');
  await expect(links).toHaveText(entries);
  await links.last().click();
  await expect(page).toHaveURL(/\/about$/);
});
