import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const run = promisify(execFile);
const repository = join(import.meta.dirname, '../../..');
const siteFolder = process.env.SITE_FOLDER ?? '';

/** Runs the release tool against the running site. */
async function remote(...args: string[]): Promise<string> {
  const { stdout } = await run('node', ['tools/commands/remote.ts', ...args, '--site', siteFolder], {
    cwd: repository,
  });
  return stdout;
}

const listed = z.record(
  z.string(),
  z.object({ default: z.string(), versions: z.record(z.string(), z.unknown()) }),
);
const voiceVersions = () =>
  Object.keys(
    listed.parse(
      (JSON.parse(readFileSync(join(siteFolder, 'registry.json'), 'utf8')) as { remotes: unknown }).remotes,
    ).voice?.versions ?? {},
  );

/**
 * A build of the voice remote whose settings page has another title. Each attempt of a test builds another
 * version: the site keeps what the previous one published.
 */
function buildWithTitle(title: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-build-'));
  cpSync(join(repository, 'apps/voice/dist/production'), folder, { recursive: true });
  const file = join(folder, 'locales/fr/voice.json');
  const texts = JSON.parse(readFileSync(file, 'utf8')) as { settings: { title: string } };
  texts.settings.title = title;
  writeFileSync(file, JSON.stringify(texts, null, test.info().retry));
  for (const ending of ['.br', '.gz']) rmSync(`${file}${ending}`, { force: true });
  const facts = join(folder, 'build.json');
  const build = JSON.parse(readFileSync(facts, 'utf8')) as { integrity: Record<string, string> };
  delete build.integrity['locales/fr/voice.json'];
  writeFileSync(facts, JSON.stringify(build));
  return folder;
}

test('a team publishes, promotes and rolls back while a learner has the site open', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.clock.install();
  await page.goto('/thalia-settings');
  const before = (await heading.textContent()) ?? '';
  const known = voiceVersions();
  const folder = buildWithTitle('Réglages de la nouvelle version');
  try {
    // The gate has its own test (gate.spec.ts).
    await remote('publish', 'voice', '--from', folder, '--traffic', '0', '--skip-run');
    const published = voiceVersions().find((version) => !known.includes(version)) ?? '';
    expect(published).not.toBe('');

    await page.reload();
    await expect(heading).toHaveText(before);

    await remote('promote', 'voice', published, '--traffic', '100');
    await expect(heading).toHaveText(before);
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(request.url()));
    await page.reload();
    await expect(heading).toHaveText('Réglages de la nouvelle version');
    // What the release did not change comes from where this browser has it already.
    const ofVoice = (version: string, kind: RegExp) =>
      [...requested].filter((url) => url.includes(`/remotes/voice/${version}/`) && kind.test(url));
    expect(ofVoice(published, /\/assets\//)).toEqual([]);
    expect(ofVoice(published, /\/(remoteEntry\.js|locales\/fr\/voice\.json)$/)).toHaveLength(2);
    expect([...requested].filter((url) => /\/remotes\/voice\/.*\/assets\/.*\.js$/.test(url))).not.toEqual([]);

    const started = performance.now();
    await remote('rollback', 'voice');
    test
      .info()
      .annotations.push({ type: 'rollback', description: `${Math.round(performance.now() - started)} ms` });
    // The page that was open all the time follows without a reload: it asks on navigation, and needs a second
    // one if it is back before the answer.
    await page.clock.fastForward(61_000);
    await expect(async () => {
      await page.getByRole('link', { name: 'À propos' }).first().click();
      await expect(page).toHaveURL('/about');
      await page.goBack();
      await expect(heading).toHaveText(before, { timeout: 3_000 });
    }).toPass();
    await page.reload();
    await expect(heading).toHaveText(before);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test.describe('a version that no page contains any more', () => {
  test.use({ expectedInConsole: /net::ERR_FAILED/ });

  test('stays in use in a browser that has pinned it, and a team can choose it', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const folder = buildWithTitle('Réglages que personne ne reçoit');
    const known = voiceVersions();
    try {
      await remote('publish', 'voice', '--from', folder, '--traffic', '0', '--skip-run');
      const version = voiceVersions().find((one) => !known.includes(one)) ?? '';
      await page.goto('/thalia-settings');
      await expect(heading).not.toHaveText('Réglages que personne ne reçoit');
      expect(await page.content()).not.toContain(version);

      await page.evaluate((pinned) => {
        localStorage.setItem('revisoins-versions', JSON.stringify({ voice: pinned }));
        localStorage.setItem(
          'revisoins-pinned-versions',
          JSON.stringify({ voice: { conversation: Date.now() } }),
        );
      }, version);
      // One lost answer does no harm.
      await page.route('**/assets/versions.voice.*.json', (route) => route.abort(), { times: 1 });
      await page.reload();
      await expect(heading).toHaveText('Réglages que personne ne reçoit');

      await page.evaluate(() => localStorage.clear());
      await page.goto('/thalia-settings?federation');
      const panel = page.getByRole('dialog', { name: 'Versions des parties' });
      await panel
        .getByRole('listitem')
        .filter({ hasText: 'voice' })
        .getByLabel('Version publiée')
        .selectOption(version);
      await expect(page.getByText('Ce navigateur exécute sa propre version de : voice')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(heading).toHaveText('Réglages que personne ne reçoit');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

test('a share of the traffic is sticky: the same browser gets the same version on each visit', async ({
  browser,
}) => {
  const folder = buildWithTitle('Réglages pour la moitié');
  const known = voiceVersions();
  try {
    await remote('publish', 'voice', '--from', folder, '--traffic', '50', '--skip-run');
    const seen = new Set<string>();
    for (let visitor = 0; visitor < 24 && seen.size < 2; visitor++) {
      const context = await browser.newContext({ baseURL: site.shell, locale: 'fr-CA' });
      const page = await context.newPage();
      const titles: string[] = [];
      for (let visit = 0; visit < 3; visit++) {
        await page.goto('/thalia-settings');
        // The frame in the HTML is that of the default version, for everybody.
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        titles.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
      }
      expect(new Set(titles).size).toBe(1);
      seen.add(titles[0] ?? '');
      await context.close();
    }
    expect(seen).toContain('Réglages pour la moitié');
    expect(seen.size).toBe(2);
  } finally {
    for (const published of voiceVersions().filter((version) => !known.includes(version))) {
      await remote('promote', 'voice', published, '--traffic', '0');
    }
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a browser runs another published version by an override, with a badge, and comes back in one click', async ({
  page,
}) => {
  const folder = buildWithTitle('Réglages à l’essai');
  const known = voiceVersions();
  try {
    await remote('publish', 'voice', '--from', folder, '--traffic', '0', '--skip-run');
    const published = voiceVersions().find((version) => !known.includes(version)) ?? '';
    await page.goto('/thalia-settings?federation');
    const panel = page.getByRole('dialog', { name: 'Versions des parties' });
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'voice' })
      .getByLabel('Version publiée')
      .selectOption(published);
    await expect(page.getByText('Ce navigateur exécute sa propre version de')).toBeVisible();
    await page.goto('/thalia-settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réglages à l’essai');
    await page.getByRole('button', { name: 'Revenir au choix du site' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Réglages à l’essai');
    await expect(page.getByText('Ce navigateur exécute sa propre version de')).toBeHidden();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
