import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { keptName } from '@revisoins/sdk/releases/kept-name';
import { releasedVersions, unpackRemote, unpackShell } from '@revisoins/sdk/releases/release';
import { remotes } from '../chaos/remotes.ts';
import { giveSession, openDashboard } from '../support/signed-in.ts';
import { site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { buildShellOnOtherRouter } from './shell-on-other-router.ts';

const repository = join(import.meta.dirname, '../../..');
const siteFolder = process.env.SITE_FOLDER ?? '';

/** Runs the release tool against the running site. Resolves to its output, also when it refuses. */
const release = (...words: string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(
      'node',
      ['tools/commands/remote.ts', ...words, '--site', siteFolder],
      { cwd: repository },
      (_, stdout, stderr) => resolve(stdout + stderr),
    );
  });

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'revisoins-kept-'));

/** Opens a screen of each remote of today. */
async function openScreens(page: Page): Promise<void> {
  for (const { screens } of remotes) {
    const [{ path, heading }] = screens;
    await page.goto(site.shell + path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
}

/** Publishes the remote that was made with a release, from a folder that exists; it is not run first. */
async function publishKept(version: string, folder: string): Promise<void> {
  unpackRemote(version, folder);
  const publish = ['publish', keptName(version), '--from', folder, '--traffic', '100', '--skip-run'];
  expect(await release(...publish)).toContain('is what everybody gets');
}

const publishShell = async (folder: string) =>
  expect(await release('publish', 'shell', '--from', folder)).toContain('The shell is published');
const today = join(repository, 'apps/shell/dist/production');

// The gate runs each in a browser of its own.
test.describe.configure({ timeout: 600_000 });

for (const version of releasedVersions()) {
  test(`a remote made with SDK ${version} passes the gate and runs in the shell of today; one that asks for another React is refused`, async ({
    page,
    learner,
  }) => {
    const name = keptName(version);
    const folder = temporaryFolder();
    try {
      unpackRemote(version, folder);
      const publish = ['publish', name, '--from', folder, '--traffic', '100'];
      expect(await release(...publish)).toContain('is what everybody gets');

      await giveSession(page, learner);
      await page.goto(`${site.shell}/${name}`);
      const given = (library: string) =>
        page.getByRole('term').filter({ hasText: library }).locator('xpath=following-sibling::dd[1]');
      await expect(page.getByRole('heading', { level: 1, name: /^Sdk/ })).toBeFocused();
      await expect(given('auth')).toHaveText(/\S/);
      await expect(given('backend')).toHaveText('function');
      await expect(given('host')).toHaveText('true object');
      await expect(given('i18n')).toHaveText(/^1\s234,5$/);
      await page.getByRole('button', { name: 'Retourner la carte' }).click();
      await expect(given('host')).toHaveText('true object kept');
      await expect(given('router')).toHaveText(`/${name} 2`);
      await expect(page.locator('[data-toasts]').getByText('À voir que tout fonctionne.')).toBeVisible();
      await page.getByRole('link', { name: 'Revoir la question' }).click();
      await expect(page).toHaveURL(/\/about$/);

      const build = join(folder, 'build.json');
      writeFileSync(build, readFileSync(build, 'utf8').replace(/"react":"[^"]+"/, '"react":"^99.0.0"'));
      expect(await release('check', name, '--from', folder, '--skip-run')).toMatch(
        /It wants react \^99\.0\.0, and the live shell provides \d+\.\d+\.\d+; build against/,
      );
    } finally {
      await release('remove', name, '--yes');
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test(`the remotes of today, and the one made with SDK ${version}, run in the shell of ${version}`, async ({
    page,
    learner,
  }) => {
    const name = keptName(version);
    const [folder, kept] = [temporaryFolder(), temporaryFolder()];
    try {
      unpackShell(version, folder);
      await publishShell(folder);
      await openDashboard(page, learner);
      await openScreens(page);
      await publishKept(version, kept);
      await page.goto(`${site.shell}/${name}`);
      await expect(page.getByRole('heading', { level: 1, name: /^Sdk/ })).toBeFocused();
    } finally {
      await release('remove', name, '--yes');
      await publishShell(today);
      for (const one of [folder, kept]) rmSync(one, { recursive: true, force: true });
    }
  });
}

test('the remotes of today, and the ones made with each SDK, run in a shell on another major of the router', async ({
  page,
  learner,
}) => {
  const kept = temporaryFolder();
  const { folder, shell } = await buildShellOnOtherRouter();
  try {
    await publishShell(shell);
    await openDashboard(page, learner);
    // What the router says of itself.
    expect(await page.evaluate(() => Reflect.get(globalThis, '__reactRouterVersion') as string)).toBe('6');
    await openScreens(page);
    for (const version of releasedVersions()) {
      await publishKept(version, kept);
      await page.goto(`${site.shell}/${keptName(version)}`);
      await expect(page.getByRole('heading', { level: 1, name: /^Sdk/ })).toBeFocused();
      await page.getByRole('button', { name: 'Retourner la carte' }).click();
      await expect(page).toHaveURL(/\?card=2$/);
      await page.getByRole('link', { name: 'Revoir la question' }).click();
      await expect(page).toHaveURL(/\/about$/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: /^Sdk/ })).toBeVisible();
    }
  } finally {
    for (const version of releasedVersions()) await release('remove', keptName(version), '--yes');
    await publishShell(today);
    for (const one of [folder, kept]) rmSync(one, { recursive: true, force: true });
  }
});
