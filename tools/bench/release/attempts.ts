import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { demonstrationSession } from '@revisoins/start/demonstration-session';
import { builtFolder, root } from '@revisoins/workspace/paths';
import type { Figure } from '../results.schema.ts';
import { makeVariant } from './release-variants.ts';
import type { ReleaseSite } from './release-site.ts';

const run = promisify(execFile);
const ATTEMPTS = 3;
const QUESTIONS = 5;

/** The versions of the quiz whose scripts this page has loaded. */
const loadedVersions = async (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /\/remotes\/quiz\/([^/]+)\/.*\.js$/.exec(name)?.[1] ?? []),
    ),
  ]);

async function answer(page: Page, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await page.getByText(`Question ${number} sur ${QUESTIONS}`).waitFor();
    await page.getByRole('radio').first().check();
    await page
      .getByRole('button', { name: number === QUESTIONS ? 'Terminer' : 'Suivant', exact: true })
      .click();
  }
}

/** The versions of a quiz as it begins, and as it ends after a release and a reload in the middle. */
async function takeQuiz(
  browser: Browser,
  site: ReleaseSite,
  build: string,
): Promise<{ began: string[]; ended: string[] }> {
  const session = await demonstrationSession(site.apiUrl, site.publishableKey);
  const localStorage = [
    { name: 'i18nextLng', value: 'fr' },
    { name: 'revisoins-session', value: session },
  ];
  const context = await browser.newContext({
    locale: 'fr-CA',
    baseURL: site.shellUrl,
    storageState: { cookies: [], origins: [{ origin: site.shellUrl, localStorage }] },
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(90_000);
    await page.goto('/quiz-start/8');
    await page.getByLabel(`${QUESTIONS} questions`, { exact: true }).check();
    await page.getByRole('link', { name: 'Commencer le quiz' }).click();
    await answer(page, 1, 2);
    const began = await loadedVersions(page);
    await run(
      process.execPath,
      [
        join(root, 'tools/commands/remote.ts'),
        'publish',
        'quiz',
        '--site',
        site.folder,
        '--from',
        build,
        '--skip-run',
        '--traffic',
        '100',
      ],
      { cwd: root },
    );
    await page.reload();
    await answer(page, 3, QUESTIONS);
    await page.getByRole('heading', { level: 1, name: /Résultats/ }).waitFor();
    return { began, ended: await loadedVersions(page) };
  } finally {
    await context.close();
  }
}

/**
 * Whether learners finish a quiz with the version that they started it with when another is released
 * meanwhile.
 */
export async function measureAttempts({
  browser,
  site,
}: {
  browser: Browser;
  site: ReleaseSite;
}): Promise<Figure> {
  const samples: Record<string, string[]> = {};
  let changed = 0;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const build = makeVariant(
      builtFolder('quiz'),
      join(site.temporary, `quiz-${attempt}`),
      'xyz'.charAt(attempt - 1),
    );
    const { began, ended } = await takeQuiz(browser, site, build);
    samples[`attempt ${attempt}`] = [`began: ${began.join(', ')}`, `ended: ${ended.join(', ')}`];
    if (began.length !== 1 || ended.join() !== began.join()) changed += 1;
  }
  return {
    id: 'attempts',
    name: `of ${ATTEMPTS} attempts during which a new version was released for everybody: those that did not end on the version they began`,
    value: changed,
    unit: 'attempts',
    atMost: 0,
    samples,
  };
}
