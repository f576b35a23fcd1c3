import type { Browser, Locator, Page } from '@playwright/test';
import { expect, go, heading, markPage, outOfOrder, retry, test } from './chaos-test.ts';
import { remotes, shellScreens, type RemoteUnderTest, type Screen } from './remotes.ts';
import type { StoredState } from '../support/signed-in.ts';
import { site } from '../support/site.ts';

const account = remotes.find(({ name }) => name === 'account') ?? remotes[0]!;

/** A tour of a remote's screens and of its neighbours takes some seconds on a calm machine. */
const MOST_FOR_A_TOUR_MS = 90_000;
/** How long a screen may take to appear after a failure. */
const MOST_FOR_A_SCREEN_MS = 40_000;

/** Files of the platform that a page fetches once it runs: the remotes' own, and lazy ones of the shell. */
const isFile = (url: string) => /\.(?:js|css|json)$/.test(new URL(url).pathname) && !url.startsWith(site.api);

const [outside] = shellScreens;

/** A page outside of every remote, and the files that it has requested: a live list, in order. */
async function freshPage(
  browser: Browser,
  state: StoredState,
): Promise<{ page: Page; requested: ReadonlySet<string> }> {
  const context = await browser.newContext({ baseURL: site.shell, storageState: state, locale: 'fr-CA' });
  const page = await context.newPage();
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (isFile(request.url())) requested.add(request.url());
  });
  await page.goto(outside.path);
  await expect(heading(page, outside.heading)).toBeVisible();
  // The part of account that is on every page is asked for at its start, on some days a moment later.
  await expect(page.getByRole('button', { name: /Mon profil/ })).toBeVisible();
  await markPage(page);
  return { page, requested };
}

/** Goes to a screen of a remote by way of one of the shell's: two of a remote may have the same heading. */
async function visit(page: Page, { path }: Screen): Promise<void> {
  await go(page, outside.path);
  await expect(heading(page, outside.heading)).toBeVisible();
  await go(page, path);
}

/** Every file that a learner's page requests on a tour of a remote's screens, by the screen that is first. */
async function requestedFiles(
  { screens }: RemoteUnderTest,
  browser: Browser,
  state: StoredState,
): Promise<string[][]> {
  const { page, requested } = await freshPage(browser, state);
  const files: string[][] = [];
  for (const screen of screens) {
    const before = new Set(requested);
    await visit(page, screen);
    await expect(heading(page, screen.heading)).toBeVisible();
    files.push([...requested].filter((file) => !before.has(file)));
  }
  await page.context().close();
  return files;
}

const isBelow = (file: string, { origin }: RemoteUnderTest) => file.startsWith(`${origin}/`);

/** Whether this shows in time. */
const appears = (shown: Locator) =>
  shown.waitFor({ timeout: MOST_FOR_A_SCREEN_MS }).then(
    () => true,
    () => false,
  );

/** A chunk of a remote's own is of no use to its neighbours; the loss of anything else can reach them. */
const isOwnChunk = (file: string, remote: RemoteUnderTest) =>
  isBelow(file, remote) && !file.endsWith('/remoteEntry.js');

/**
 * Tours that lose each file once, one on each screen: most of what a tour costs is the page that it begins
 * with.
 */
function planTours(files: readonly string[][], remote: RemoteUnderTest): string[][] {
  // What may reach the neighbours is in the first tours, so that few of them visit the neighbours.
  const ordered = files.map((list) =>
    list.toSorted((a, b) => Number(isOwnChunk(a, remote)) - Number(isOwnChunk(b, remote))),
  );
  const count = Math.max(...files.map(({ length }) => length));
  return Array.from({ length: count }, (_, tour) => ordered.flatMap((list) => list[tour] ?? []));
}

/** What did not work on a tour on which each of these files failed once; nothing when all is well. */
async function findHarm(
  files: readonly string[],
  remote: RemoteUnderTest,
  browser: Browser,
  state: StoredState,
): Promise<string[]> {
  const { page, requested } = await freshPage(browser, state);
  // One that was fetched ahead of its use cannot be lost any more.
  const awaited = files.filter((file) => !requested.has(file));
  const lost = new Set<string>();
  for (const file of awaited)
    await page.route(
      ({ href }) => href === file,
      async (route) => {
        lost.add(file);
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
  const harm: string[] = [];
  for (const screen of remote.screens) {
    await visit(page, screen);
    if (!(await comesBack(page, remote, screen, lost))) harm.push(`${screen.path} does not come back`);
  }
  const isFarReaching = files.some((file) => !isOwnChunk(file, remote));
  const neighbours = isFarReaching ? remotes.filter(({ name }) => name !== remote.name) : [];
  for (const neighbour of neighbours) {
    const [first] = neighbour.screens;
    // Some files of a neighbour are fetched ahead of a visit, or only with it.
    const isItsOwn = files.some((file) => isBelow(file, neighbour));
    await go(page, first.path);
    const isThere = isItsOwn
      ? comesBack(page, neighbour, first, lost)
      : appears(heading(page, first.heading));
    if (!(await isThere)) harm.push(`${neighbour.name} is out`);
  }
  await expect
    .poll(() => awaited.filter((file) => isBelow(file, remote) && !lost.has(file)))
    .toEqual([])
    .catch(() => harm.push('not every file is asked for'));
  if (!(await page.evaluate(() => 'revisoinsMark' in globalThis))) harm.push('the page was reloaded');
  await page.context().close();
  return harm;
}

/** Whether a screen is shown after a retry, and one more for each file that is lost meanwhile. */
async function comesBack(
  page: Page,
  { part }: RemoteUnderTest,
  screen: Screen,
  lost: ReadonlySet<string>,
): Promise<boolean> {
  const shown = heading(page, screen.heading);
  await expect(shown.or(outOfOrder(page, part))).toBeVisible();
  while (!(await shown.isVisible())) {
    const before = lost.size;
    await retry(page).click();
    const isOver = async () => lost.size > before || (await shown.isVisible());
    const isBack = await expect
      .poll(isOver, { timeout: MOST_FOR_A_SCREEN_MS })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    if (!isBack) return false;
  }
  return true;
}

for (const remote of remotes) {
  test(`any one file of ${remote.name} fails once: a retry loads it, and its neighbours never notice`, async ({
    browser,
    state,
  }) => {
    const files = await requestedFiles(remote, browser, state);
    expect(files.flat().length).toBeGreaterThan(3);
    const tours = planTours(files, remote);
    test.setTimeout(240_000 + tours.length * MOST_FOR_A_TOUR_MS);
    const harmed: Record<string, string[]> = {};
    for (const tour of tours) {
      const harm = await findHarm(tour, remote, browser, state);
      if (harm.length > 0) harmed[tour.join(' ')] = harm;
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
