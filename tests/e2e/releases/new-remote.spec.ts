import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FrameLocator, Page } from '@playwright/test';
import type { RemoteDeclaration } from '@revisoins/contracts';
import { buildIn, copyTree } from '../support/copied-tree.ts';
import { signIn } from '../support/learner.ts';
import { site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const run = promisify(execFile);
const siteFolder = process.env.SITE_FOLDER ?? '';

/**
 * A hash of what the builds of the shell and of the dashboard have put into the site, without what contains
 * the registry.
 */
function hostScripts(): string {
  const hash = createHash('sha256');
  for (const file of globSync('{shell/assets,account/**}/*.{js,css}', { cwd: siteFolder }).sort())
    hash.update(file).update(readFileSync(join(siteFolder, file)));
  return hash.digest('hex');
}

const cardSource = `
import { useOptionalUser } from '@revisoins/auth';
import { announceAttempt } from '@revisoins/host';
import { useEffect } from 'react';

const attempt = {
  kind: 'flash-cards',
  id: 'due',
  title: { key: 'flash-cards:title', french: 'Flash cards' },
  href: '/flash-cards?deck=due',
  deadline: null,
  answered: 2,
  total: 5,
};

function Due() {
  const id = useOptionalUser()?.id;
  useEffect(() => id && announceAttempt(id, attempt), [id]);
  return 'Trois cartes vous attendent.';
}

export const slots = { due: Due };
`;

/** Gives a new remote a card of its own at the top of the dashboard, and an attempt under way. */
function addCard(app: string): void {
  const file = join(app, 'remote.json');
  const declaration: RemoteDeclaration = JSON.parse(readFileSync(file, 'utf8'));
  declaration.slots = [{ id: 'due', slot: 'dashboard.top', expose: './slots/v1' }];
  declaration.attempt = { link: { fr: 'Reprendre les cartes', en: 'Resume the cards' } };
  writeFileSync(file, JSON.stringify(declaration));
  writeFileSync(join(app, 'src/slots.v1.ts'), cardSource);
}

const heading = (part: Page | FrameLocator, name: string) => part.getByRole('heading', { level: 1, name });

test('a new remote is in the navigation, announced, on the dashboard and embedded, without a new shell', async ({
  page,
  learner,
}) => {
  test.setTimeout(600_000);
  const tree = copyTree();
  const remote = (...words: string[]) =>
    run('node', ['tools/commands/remote.ts', ...words], { cwd: tree }).then(({ stdout }) => stdout);
  const before = hostScripts();
  try {
    await remote('new', 'flash-cards');
    addCard(join(tree, 'apps/flash-cards'));
    const build = await buildIn(tree, 'flash-cards');
    const published = ['--from', build, '--site', siteFolder, '--traffic', '100', '--skip-run'];
    expect(await remote('publish', 'flash-cards', ...published)).toContain('is what everybody gets');
    expect(hostScripts()).toBe(before);

    await signIn(page, learner);
    // One at a time: this one waits for its turn.
    const announced = (name: RegExp) => page.getByRole('complementary', { name });
    const announcement = announced(/^Nouveau : Flash cards/);
    await expect(announcement).toBeHidden();
    await announced(/^Thalia/)
      .getByRole('button', { name: 'Fermer ce message' })
      .click();
    await expect(announcement).toContainText('Cette page est toute neuve.');
    await expect(announcement.getByRole('link', { name: 'Voir' })).toHaveAttribute('href', '/flash-cards');
    await announcement.getByRole('button', { name: 'Fermer ce message' }).click();
    await expect(announcement).toBeHidden();
    await expect(page.getByRole('region', { name: 'À faire' })).toContainText('Trois cartes vous attendent.');
    const underWay = page.getByRole('link', { name: 'Reprendre les cartes' });
    await underWay.click();
    await expect(heading(page, 'Flash cards')).toBeVisible();
    await expect(page).toHaveURL(/\/flash-cards\?deck=due$/);
    await expect(underWay).toBeHidden();
    await page.goBack();
    await expect(underWay).toBeVisible();
    const card = page.getByRole('main').locator('section').filter({ hasText: 'Flash cards' });
    await card.getByRole('link', { name: 'Voir' }).click();
    await expect(heading(page, 'Flash cards')).toBeVisible();
    await page.getByRole('link', { name: 'Tableau de bord' }).first().click();
    await page.getByRole('navigation').getByRole('button', { name: 'Plus' }).click();
    await page.getByRole('menuitem', { name: 'Flash cards' }).click();
    await expect(heading(page, 'Flash cards')).toBeVisible();

    await page.goto(site.institution);
    await page.evaluate(() => {
      const element = document.createElement('revisoins-flash-cards');
      document.querySelector('revisoins-quiz')?.replaceWith(element);
    });
    await expect(page.locator('revisoins-flash-cards iframe')).toHaveAttribute(
      'title',
      'Flash cards · Révisoins',
    );
    const frame = page.frameLocator('revisoins-flash-cards iframe');
    // The learner is already signed in on this host name, in the frame as well.
    await expect(heading(frame, 'Flash cards')).toBeVisible();
  } finally {
    await remote('remove', 'flash-cards', '--site', siteFolder, '--yes').catch(() => undefined);
    rmSync(tree, { recursive: true, force: true });
  }
});
