import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { registrySchema } from '@revisoins/contracts';
import { signedInState } from '../support/signed-in.ts';
import { site } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { treeAfterBreak } from './tree-after-break.ts';

const repository = join(import.meta.dirname, '../../..');
const siteFolder = process.env.SITE_FOLDER ?? '';
const remotes = ['voice', 'exam', 'account', 'quiz'] as const;
type Remote = (typeof remotes)[number];

/** Runs the release tool against the running site. Resolves to its output, also when it refuses. */
function release(...words: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      'node',
      ['tools/commands/remote.ts', ...words, '--site', siteFolder],
      { cwd: repository },
      (_, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}

const registered = () =>
  registrySchema.parse(JSON.parse(readFileSync(join(siteFolder, 'registry.json'), 'utf8'))).remotes;
/** The range of @revisoins/host that a version was built against. */
const hostRange = (remote: Remote, version = registered()[remote]?.default ?? '') =>
  registered()[remote]?.versions[version]?.shared['@revisoins/host'];

const findToast = (page: Page, role: 'status' | 'alert', title: string) =>
  page.locator('[data-toasts]').getByRole(role).getByText(title, { exact: true });

/** What a learner does in each remote to see a toast, whose function is removed in the new version. */
const uses: Record<Remote, (page: Page) => Promise<void>> = {
  voice: async (page) => {
    await page.goto('/thalia-settings');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(findToast(page, 'status', 'Paramètres enregistrés')).toBeVisible();
  },
  exam: async (page) => {
    await page.goto('/exam-simulation');
    await page.getByLabel('Code d’accès').fill('DEMO-EXAMEN-2026');
    await page.getByRole('button', { name: 'Accéder à la simulation' }).click();
    await expect(findToast(page, 'status', 'Accès accordé')).toBeVisible();
  },
  account: async (page) => {
    await page.goto('/reset-password?error=access_denied&error_code=otp_expired');
    await expect(findToast(page, 'alert', 'Session expirée')).toBeVisible();
  },
  quiz: async (page) => {
    await page.goto('/quiz/9?questions=5');
    await expect(findToast(page, 'status', '🎉 Votre quiz est prêt!')).toBeVisible();
  },
};

const versionsIn = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('revisoins-versions') ?? '{}') as Record<string, string>,
  );

/** A new learner uses remotes, each in its default version. */
async function comeAndUse(browser: Browser, ...used: readonly Remote[]): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.shell,
    locale: 'fr-CA',
    storageState: await signedInState(),
  });
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('pageerror', ({ message }) => heard.push(message));
  for (const remote of used) {
    await uses[remote](page);
    expect((await versionsIn(page))[remote]).toBe(registered()[remote]?.default);
  }
  expect(heard).toEqual([]);
  await context.close();
}

/**
 * The voice settings, built after the break, and the account menu, built before it, on one page: one list of
 * toasts, one language, one session.
 */
async function shareOnePage(browser: Browser): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.shell,
    locale: 'fr-CA',
    storageState: await signedInState(),
  });
  const page = await context.newPage();
  await page.goto('/thalia-settings');
  await page.getByRole('button', { name: /Langue/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: /^My profile/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(findToast(page, 'status', 'Signed out')).toBeVisible();
  await expect(findToast(page, 'status', 'Settings saved')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('revisoins-session'))).toBeNull();
  await context.close();
}

async function answer(page: Page, number: number): Promise<void> {
  await expect(page.getByText(`Question ${number} sur 5`)).toBeVisible();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: number === 5 ? 'Terminer' : 'Suivant', exact: true }).click();
}

/** A build of the shell that offers no earlier versions. */
function withoutEarlier(build: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-shell-'));
  cpSync(build, folder, { recursive: true });
  const file = join(folder, 'provided.json');
  const provided = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  writeFileSync(
    file,
    JSON.stringify(
      Object.fromEntries(Object.entries(provided).map(([name, [current]]) => [name, [current]])),
    ),
  );
  return folder;
}

test.use({ actionTimeout: 30_000, navigationTimeout: 30_000 });

test('after a break of @revisoins/host the four remotes move one by one, and back, while a learner is in the middle of a quiz', async ({
  page,
  browser,
}) => {
  test.setTimeout(900_000);
  const tree = treeAfterBreak();
  const folders = [tree.folder];
  try {
    const shell = await tree.build('shell');
    const built = Object.fromEntries(
      await Promise.all(remotes.map(async (remote) => [remote, await tree.build(remote)])),
    ) as Record<Remote, string>;

    const learner = await browser.newContext({
      baseURL: site.shell,
      locale: 'fr-CA',
      storageState: await signedInState(),
    });
    const open = await learner.newPage();
    await open.goto('/quiz/8?questions=5&time=untimed');
    await answer(open, 1);
    const begunIn = (await versionsIn(open)).quiz;

    // No remote before the shell, and no shell that live remotes do not fit.
    expect(await release('check', 'voice', '--from', built.voice, '--skip-run')).toContain(
      'It wants @revisoins/host ^0.2.0, and the live shell provides 0.1.0',
    );
    const alone = withoutEarlier(shell);
    folders.push(alone);
    const refused = await release('publish', 'shell', '--from', alone);
    for (const remote of remotes)
      expect(refused).toMatch(
        new RegExp(
          `${remote} \\S+ would not run: It wants @revisoins/host \\^0\\.1\\.0, and this shell provides 0\\.2\\.0; offer \\^0\\.1\\.0 beside it`,
        ),
      );

    expect(await release('publish', 'shell', '--from', shell)).toContain('The shell is published');
    await answer(open, 2);
    await comeAndUse(browser, ...remotes);
    await open.reload();
    await answer(open, 3);

    for (const [index, remote] of remotes.entries()) {
      // The gate also runs one of them, in the shell that offers both.
      const said = await release(
        'publish',
        remote,
        '--from',
        built[remote],
        '--traffic',
        '100',
        ...(index === 0 ? [] : ['--skip-run']),
      );
      expect(said).toContain('is what everybody gets');
      expect(hostRange(remote)).toBe('^0.2.0');
      await comeAndUse(browser, remote, remotes[(index + 1) % remotes.length] ?? remote);
      if (index === 0) await shareOnePage(browser);
    }
    // Every remote but the one with an attempt under way was updated.
    await open.reload();
    await answer(open, 4);
    expect((await versionsIn(open)).quiz).toBe(begunIn);
    expect(hostRange('quiz', begunIn)).toBe('^0.1.0');

    for (const [index, remote] of ['exam', 'quiz', 'voice', 'account'].entries() as ArrayIterator<
      [number, Remote]
    >) {
      if (index === 3)
        expect(
          await release('publish', 'shell', '--from', join(repository, 'apps/shell/dist/production')),
        ).toContain('wants @revisoins/host ^0.2.0, and this shell provides 0.1.0');
      expect(await release('rollback', remote)).toContain('is taken back');
      expect(hostRange(remote)).toBe('^0.1.0');
      await comeAndUse(browser, remote);
    }
    expect(
      await release('publish', 'shell', '--from', join(repository, 'apps/shell/dist/production')),
    ).toContain('The shell is published');
    await comeAndUse(browser, ...remotes);
    await answer(open, 5);
    await expect(open.getByRole('heading', { name: 'Résultats' })).toBeVisible();
    await learner.close();
    await page.goto('/');
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
});
