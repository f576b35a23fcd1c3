import type { Browser, Page } from '@playwright/test';
import { expect, go, heading, markPage, outOfOrder, retry, test } from './chaos/chaos-test.ts';
import { remotes, type RemoteUnderTest } from './chaos/remotes.ts';
import type { StoredState } from './signed-in.ts';
import { site } from './site.ts';

const account = remotes.find(({ name }) => name === 'account') ?? remotes[0]!;

/** A walk through all remotes takes 2 s on a calm machine. */
const MOST_FOR_A_FILE_MS = 30_000;
/** How long a screen may take to appear after a failure. */
const MOST_FOR_A_SCREEN_MS = 15_000;

/** Files of the platform that a page fetches once it runs: the remotes' own, and lazy ones of the shell. */
const isFile = (url: string) => /\.(?:js|css|json)$/.test(new URL(url).pathname) && !url.startsWith(site.api);

async function freshPage(browser: Browser, state: StoredState): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.shell, storageState: state, locale: 'fr-CA' });
  const page = await context.newPage();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await markPage(page);
  return page;
}

/** Every file that a learner's page requests on a tour of a remote's screens, beginning elsewhere. */
async function requestedFiles(
  { screens }: RemoteUnderTest,
  browser: Browser,
  state: StoredState,
): Promise<string[]> {
  const page = await freshPage(browser, state);
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (isFile(request.url())) asked.add(request.url());
  });
  for (const screen of screens) {
    await go(page, screen.path);
    await expect(heading(page, screen.heading)).toBeVisible();
  }
  await page.context().close();
  return [...asked];
}

/**
 * What did not work after one file failed once; nothing when all is well. A chunk of a remote's own is of no
 * use to its neighbours, so they are visited only after the loss of its entry or of a file from elsewhere.
 */
async function findHarm(
  file: string,
  { part, screens, name, origin }: RemoteUnderTest,
  browser: Browser,
  state: StoredState,
): Promise<string[]> {
  const isOwnChunk = file.startsWith(`${origin}/`) && !file.endsWith('/remoteEntry.js');
  const page = await freshPage(browser, state);
  await page.route(file, (route) => route.abort('connectionreset'), { times: 1 });
  const harm: string[] = [];
  for (const screen of screens) {
    await go(page, screen.path);
    const shown = heading(page, screen.heading);
    const panel = outOfOrder(page, part);
    await expect(shown.or(panel)).toBeVisible();
    if (await shown.isVisible()) continue;
    await retry(page).click();
    await shown
      .waitFor({ timeout: MOST_FOR_A_SCREEN_MS })
      .catch(() => harm.push(`${screen.path} does not come back`));
  }
  const neighbours = isOwnChunk ? [] : remotes.filter((remote) => remote.name !== name);
  for (const neighbour of neighbours) {
    const [first] = neighbour.screens;
    await go(page, first.path);
    await heading(page, first.heading)
      .waitFor({ timeout: MOST_FOR_A_SCREEN_MS })
      .catch(() => harm.push(`${neighbour.name} is out`));
  }
  if (!(await page.evaluate(() => 'revisoinsMark' in globalThis))) harm.push('the page was reloaded');
  await page.context().close();
  return harm;
}

for (const remote of remotes) {
  test(`any one file of ${remote.name} fails once: a retry loads it, and its neighbours never notice`, async ({
    browser,
    state,
  }) => {
    test.setTimeout(120_000);
    const files = await requestedFiles(remote, browser, state);
    test.setTimeout(60_000 + files.length * MOST_FOR_A_FILE_MS);
    expect(files.length).toBeGreaterThan(3);
    const harmed: Record<string, string[]> = {};
    for (const file of files) {
      const harm = await findHarm(file, remote, browser, state);
      if (harm.length > 0) harmed[file] = harm;
    }
    expect(harmed).toEqual({});
  });
}

test('any one late file of the shell is lost as a signed-in learner’s page starts: she stays signed in, and a retry shows the page', async ({
  browser,
  state,
}) => {
  test.setTimeout(600_000);
  const [home] = account.screens;
  const context = () => browser.newContext({ baseURL: site.shell, storageState: state, locale: 'fr-CA' });
  const first = await (await context()).newPage();
  const late = new Set<string>();
  first.on('request', (request) => {
    if (request.url().startsWith(`${site.shell}/assets/`) && request.url().endsWith('.js'))
      late.add(request.url());
  });
  const html = await (await first.goto(home.path))?.text();
  await expect(heading(first, home.heading)).toBeVisible();
  await first.context().close();

  const harmed: Record<string, string> = {};
  for (const file of [...late].filter((url) => !html?.includes(new URL(url).pathname))) {
    const page = await (await context()).newPage();
    await page.route(file, (route) => route.abort('connectionreset'), { times: 1 });
    await page.goto(home.path);
    const shown = heading(page, home.heading);
    await expect(shown.or(retry(page))).toBeVisible();
    if (await retry(page).isVisible()) await retry(page).click();
    await shown.waitFor({ timeout: MOST_FOR_A_SCREEN_MS }).catch(() => (harmed[file] = page.url()));
    await page.context().close();
  }
  expect(harmed).toEqual({});
});
