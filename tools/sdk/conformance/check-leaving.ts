import type { Page } from '@playwright/test';
import { inTime } from '@revisoins/release/gate/run/watch-page';
import { readDemands } from './demands-probe.ts';
import { readProbe } from './page-probe.ts';
import type { Visit } from './visit.ts';

/** How many milliseconds the page is observed for after the screen has been left. */
const LEFT = 300;
/** Two looks at the text of a page, in milliseconds apart, and how often they may differ. */
const TURN = 150;
const MOST_TURNS = 20;

/** Whether the focus reaches the remote's screen. */
const takesFocus = (page: Page, name: string) =>
  page
    .waitForFunction((remote) => document.activeElement?.closest(`[data-remote="${remote}"]`) != null, name, {
      timeout: 1_000,
    })
    .then(
      () => true,
      () => false,
    );

/** How often a timeout of the remote may lead to another one, and how many milliseconds that may take. */
const MOST_LINKS = 5;
const NEXT = 500;

/** Whether its timeouts go on for ever, each asking for the next one. They run at once. */
async function repeatsTimeouts(page: Page): Promise<boolean> {
  for (let link = 0; link < MOST_LINKS; link += 1) {
    await page.evaluate(() => globalThis.conformanceHurry());
    const next = page.waitForFunction(
      () => globalThis.conformanceSeen.some((see) => (see().timeouts ?? 0) > 0),
      undefined,
      { timeout: NEXT },
    );
    if (!(await next.catch(() => undefined))) return false;
  }
  return true;
}

const readText = (page: Page) => page.evaluate(() => document.body.innerText);

/** The text of the page once it has stopped changing, as it does while the next screen fills in. */
async function settledText(page: Page): Promise<string> {
  let text = await readText(page);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    await page.waitForTimeout(TURN);
    const now = await readText(page);
    if (now === text) break;
    text = now;
  }
  return text;
}

/** What the screen leaves behind, and whether it comes back, with and without a connection. */
export async function checkLeaving({ page, declaration, where, fail, path }: Visit): Promise<void> {
  const place = page.locator(`[data-remote="${declaration.name}"]`);
  const heading = place.locator('h1').first();
  const leave = async () => {
    await page.locator('a[href="/about"]').first().click();
    await place.waitFor({ state: 'detached', timeout: 10_000 });
  };
  const left = await inTime(
    leave().then(() => true),
    12_000,
  );
  if (!left) return fail('back', `${where} cannot be left by a link of the navigation.`);
  const { listeners, intervals, frames } = await readProbe(page);
  const { connections } = await readDemands(page);
  for (const listener of new Set(listeners))
    fail('listeners', `${where} leaves a listener behind (${listener}); remove it when the screen goes.`);
  if (intervals > 0)
    fail('timers', `${where} leaves ${intervals} intervals behind; end them when the screen goes.`);
  for (const name of new Set(connections))
    fail('connections', `${where} leaves a ${name} open; close it when the screen goes.`);
  const texts = await settledText(page);
  const overflow = await page.evaluate(() => getComputedStyle(document.body).overflowY);
  if (overflow === 'hidden') fail('scroll', `${where} leaves a page behind that does not scroll.`);
  // What it would write later, it writes now.
  await page.evaluate(() => globalThis.conformanceHurry());
  await page.waitForTimeout(LEFT);
  const later = await readProbe(page);
  if (later.frames > frames + 2)
    fail('frames', `${where} asks for animation frames after it has been left; stop when the screen goes.`);
  if ((await readText(page)) !== texts)
    fail('observers', `${where} changes the page after it has been left.`);
  if (later.timeouts > 0 && (await repeatsTimeouts(page)))
    fail('timers', `${where} repeats a timeout after it has been left; end it when the screen goes.`);

  const returns = () =>
    inTime(
      page
        .goBack()
        .then(() => heading.waitFor({ timeout: 10_000 }))
        .then(() => true),
      12_000,
    );
  const isBack = await returns();
  if (!page.url().includes(path))
    return fail('back', `${where} changes the address, so that Back leads elsewhere.`);
  if (!isBack) return fail('second-mount', `${where} does not show a second time.`);
  if (!(await takesFocus(page, declaration.name)))
    fail(
      'focus',
      `${where} does not take the focus after a navigation; give its heading tabIndex -1, and focus it.`,
    );
  await page.context().setOffline(true);
  const away = await inTime(
    leave().then(() => true),
    12_000,
  );
  if (!away || !(await returns())) fail('offline', `${where} does not come back without a connection.`);
  await page.context().setOffline(false);
}
