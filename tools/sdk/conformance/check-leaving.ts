import type { Page } from '@playwright/test';
import { inTime } from '@revisoins/release/gate/run/watch-page';
import { readLeftBehind, withoutSlots, type LeftBehind } from './left-behind.ts';
import type { Visit } from './visit.ts';

/** The link of the navigation by which a screen is left. */
const ABOUT = 'a[href="/about"]';

/** Whether the focus reaches the remote's screen, for which a busy machine needs seconds. */
const takesFocus = (page: Page, name: string) =>
  page
    .waitForFunction((remote) => document.activeElement?.closest(`[data-remote="${remote}"]`) != null, name, {
      timeout: 10_000,
    })
    .then(
      () => true,
      () => false,
    );

/** A sentence for each thing that the screen has left behind. */
function reportLeftBehind({ where, fail }: Visit, left: LeftBehind): void {
  for (const listener of new Set(left.listeners))
    fail('listeners', `${where} leaves a listener behind (${listener}); remove it when the screen goes.`);
  if (left.intervals > 0)
    fail('timers', `${where} leaves ${left.intervals} intervals behind; end them when the screen goes.`);
  for (const name of new Set(left.connections))
    fail('connections', `${where} leaves a ${name} open; close it when the screen goes.`);
  if (left.isStuck) fail('scroll', `${where} leaves a page behind that does not scroll.`);
  if (left.draws)
    fail('frames', `${where} asks for animation frames after it has been left; stop when the screen goes.`);
  if (left.writes) fail('observers', `${where} changes the page after it has been left.`);
  if (left.repeatsTimeouts)
    fail('timers', `${where} repeats a timeout after it has been left; end it when the screen goes.`);
}

/** What the screen leaves behind, and whether it comes back, with and without a connection. */
export async function checkLeaving(visit: Visit): Promise<void> {
  const { page, declaration, where, fail, crash, ran, path, url } = visit;
  const place = page.locator(`[data-remote="${declaration.name}"]`);
  const heading = place.locator('h1').first();
  const leave = async () => {
    await page.locator(ABOUT).first().click();
    await place.waitFor({ state: 'detached', timeout: 10_000 });
  };
  const left = await inTime(
    leave().then(() => true),
    12_000,
  );
  if (!left) return fail('back', `${where} cannot be left by a link of the navigation.`);
  const behind = await readLeftBehind(page);
  const hasSlots = declaration.slots.length > 0;
  reportLeftBehind(visit, hasSlots ? await withoutSlots(page, url, ABOUT, behind) : behind);
  ran('listeners', 'timers', 'connections', 'scroll', 'frames', 'observers');

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
  ran('back', 'second-mount');
  if (!isBack) return fail('second-mount', `${where} does not show a second time.`);
  const hasFocus = await takesFocus(page, declaration.name);
  const crashed = crash();
  if (crashed !== undefined)
    return fail('second-mount', `${where} crashes when it is shown a second time: ${crashed}`);
  if (!hasFocus)
    fail(
      'focus',
      `${where} does not take the focus after a navigation; give its heading tabIndex -1, and focus it.`,
    );
  ran('focus', 'offline');
  await page.context().setOffline(true);
  const away = await inTime(
    leave().then(() => true),
    12_000,
  );
  if (!away || !(await returns()) || crash() !== undefined)
    fail('offline', `${where} does not come back without a connection.`);
  await page.context().setOffline(false);
}
