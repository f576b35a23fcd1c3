import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptName } from '@revisoins/sdk/releases/kept-name';
import { releasedVersions, unpackRemote, unpackShell } from '@revisoins/sdk/releases/release';
import { remotes } from '../chaos/remotes.ts';
import { giveSession, openDashboard } from '../support/signed-in.ts';
import { site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

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
      expect(await release('publish', 'shell', '--from', folder)).toContain('The shell is published');
      await openDashboard(page, learner);
      for (const { screens } of remotes) {
        const [{ path, heading }] = screens;
        await page.goto(site.shell + path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      }
      unpackRemote(version, kept);
      const publish = ['publish', name, '--from', kept, '--traffic', '100', '--skip-run'];
      expect(await release(...publish)).toContain('is what everybody gets');
      await page.goto(`${site.shell}/${name}`);
      await expect(page.getByRole('heading', { level: 1, name: /^Sdk/ })).toBeFocused();
    } finally {
      await release('remove', name, '--yes');
      const today = join(repository, 'apps/shell/dist/production');
      expect(await release('publish', 'shell', '--from', today)).toContain('The shell is published');
      for (const one of [folder, kept]) rmSync(one, { recursive: true, force: true });
    }
  });
}
