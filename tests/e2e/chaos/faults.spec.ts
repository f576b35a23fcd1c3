import type { Page, Request } from '@playwright/test';
import {
  expect,
  expectFrame,
  expectSamePage,
  go,
  heading,
  markPage,
  outOfOrder,
  retry,
  test,
} from './chaos-test.ts';
import { TAMPERED, breakBelow, faults } from './faults.ts';
import { remotes, shellScreens } from './remotes.ts';
import { defaultVersion, newBase, releaseNew, rewriteRegistry } from './rewrite-registry.ts';

const otherScreens = (name: string) =>
  remotes.filter((remote) => remote.name !== name).flatMap(({ screens }) => screens);
const tampered = (page: Page) => page.evaluate((name) => name in globalThis, TAMPERED);
const slow = 'C’est plus long que d’habitude';

for (const [place, { name, origin, part, screens }] of remotes.entries()) {
  const [own] = screens;

  test.describe(`${name} is out`, () => {
    for (const [index, fault] of faults.entries()) {
      // What a remote's loss does to the others does not depend on which remote it is: each fault is followed
      // through the whole product once, and in the other remotes those of each kind to one neighbour.
      const [neighbour, ...others] = otherScreens(name);
      const isWhole = index % remotes.length === place;
      if (!isWhole && !fault.isOneOfAKind) continue;
      const walked = isWhole ? [neighbour!, ...others, ...shellScreens] : [neighbour!];
      const working = isWhole ? 'every other screen works' : 'a neighbour works';
      test(`${fault.name}: ${working}, its own names it and comes back without a reload`, async ({
        page,
      }) => {
        await rewriteRegistry(page);
        if (fault.hangs) await page.clock.install();
        const mend = await breakBelow(page, `${origin}/`, fault);
        // A script that hangs holds the page's load event up.
        await page.goto('/about', { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await markPage(page);
        for (const screen of walked) {
          await go(page, screen.path);
          await expect(heading(page, screen.heading)).toBeVisible();
        }
        await expectFrame(page);

        await go(page, own.path);
        if (fault.hangs) {
          await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
          await page.clock.fastForward(2_100);
          // A load that was asked for ahead of the visit may end before the visit is slow.
          const notice = page.getByRole('status').getByText(slow).or(outOfOrder(page, part));
          await expect(notice).toBeVisible();
          await page.clock.fastForward(8_000);
        }
        await expect(outOfOrder(page, part)).toBeVisible();
        await expectFrame(page);
        expect(await tampered(page)).toBe(false);

        // A lazy chunk times out later.
        if (fault.hangs) await page.clock.fastForward(9_000);
        await mend();
        await retry(page).click();
        await expect(heading(page, own.heading)).toBeVisible();
        await expectSamePage(page);
      });
    }

    // Each fault in one of the remotes. The new version never loads its chunks: its entry is the old one's.
    for (const fault of faults.filter(
      ({ files }, index) => index % remotes.length === place && files.test('/remoteEntry.js'),
    )) {
      test(`${fault.name} in a new version: the last known good one takes over`, async ({
        page,
        published,
      }) => {
        const base = newBase(origin, name);
        await rewriteRegistry(page, (registry) => releaseNew(registry, name, base));
        if (fault.hangs) await page.clock.install();
        await breakBelow(page, base, fault, defaultVersion(published, name).version.base);
        // The loader's own request, not that of the page for its cache.
        const isAsked = (request: Request) =>
          request.resourceType() === 'script' &&
          request.url().startsWith(base) &&
          fault.files.test(new URL(request.url()).pathname);
        const asked = page.waitForRequest(isAsked);
        await page.goto(own.path, { waitUntil: 'commit' });
        await asked;
        if (fault.hangs) await page.clock.fastForward(10_100);
        await expect(heading(page, own.heading)).toBeVisible();
        expect(await tampered(page)).toBe(false);
      });
    }

    test('a version that wants another React runs no code; its screen names it', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(origin)) asked.push(request.url());
      });
      await rewriteRegistry(page, (registry) => {
        defaultVersion(registry, name).version.shared = { react: '^20.0.0' };
      });
      await page.goto(own.path);
      await expect(outOfOrder(page, part)).toBeVisible();
      await retry(page).click();
      await expect(outOfOrder(page, part)).toBeVisible();
      await expectFrame(page);
      expect(asked).toEqual([]);
    });

    test('a version that requires another React falls back to the last known good one', async ({ page }) => {
      const base = newBase(origin, name);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(base)) asked.push(request.url());
      });
      await rewriteRegistry(page, (registry) =>
        releaseNew(registry, name, base, { shared: { react: '^20.0.0' } }),
      );
      await page.goto(own.path);
      await expect(heading(page, own.heading)).toBeVisible();
      expect(asked).toEqual([]);
    });
  });
}

test.describe('an attempt', () => {
  test('keeps working while every other remote is unavailable', async ({ page }) => {
    for (const remote of remotes.filter(({ name }) => name !== 'quiz'))
      await page.route(`${remote.origin}/**`, (route) => route.abort());
    await page.goto('/quiz/8?questions=5');
    await expect(page.getByText('Question 1 sur 5')).toBeVisible();
    await page.getByRole('radio').first().check({ force: true });
    await expect(page.getByRole('radio').first()).toBeChecked();
    await expect(page.getByRole('button', { name: 'Quitter le quiz' })).toBeVisible();
  });
});

test('all remotes out at once: the shell works, and reports each part as unavailable', async ({ page }) => {
  for (const { origin } of remotes) await page.route(`${origin}/**`, (route) => route.abort());
  await page.goto('/about');
  for (const { part, screens } of remotes) {
    await go(page, screens[0].path);
    await expect(outOfOrder(page, part)).toBeVisible();
  }
  for (const screen of shellScreens) {
    await go(page, screen.path);
    await expect(heading(page, screen.heading)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();
});
