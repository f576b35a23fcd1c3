import type { Page } from '@playwright/test';
import { asVisitor } from '../browser/visit.ts';
import { press } from '../browser/press.ts';
import { settle } from '../browser/settle.ts';
import { watchNetwork, type Network } from '../browser/watch-network.ts';
import { median } from '../statistics.ts';
import { signIn, type Measure } from './bench.ts';

/** A tour of the navigation in which no page belongs to the same remote as the one before. */
const round = ['/skills', '/exam-simulation', '/thalia-voice', '/dashboard'];

declare global {
  var benchNavigation: Promise<number> | undefined;
}

/** From the next click until another heading is painted. */
function watchNavigation(): void {
  globalThis.benchNavigation = new Promise((resolve) => {
    const before = document.querySelector('h1');
    // Right after the frame, before the tasks that wait already.
    const painted = (from: number) =>
      void scheduler.postTask(() => resolve(performance.now() - from), { priority: 'user-blocking' });
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          const heading = document.querySelector('h1');
          if (heading?.textContent && heading !== before && heading.checkVisibility()) painted(timeStamp);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}

/** Milliseconds without anything over the network after which the page before is whole. */
const READ = 1_000;

/** Goes on once the page before is whole, and returns the time until the heading. */
async function follow(page: Page, path: string, network: Network): Promise<number> {
  await settle(network, READ);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))));
  await page.evaluate(watchNavigation);
  await press(page.getByRole('navigation').locator(`a[href="${path}"]`).first());
  return (await page.evaluate(() => globalThis.benchNavigation)) ?? 0;
}

export const measureWarmNavigation: Measure = async (bench) => {
  const samples: Record<string, number[]> = {};
  const session = await signIn(bench);
  await asVisitor(
    bench.browser,
    bench.sites.federated,
    { session, viewport: { width: 1280, height: 860 } },
    async ({ page, devtools, painted }) => {
      const network = await watchNetwork(devtools);
      await page.goto('/dashboard');
      await painted.heading(/./, 'screen');
      for (const path of round) await follow(page, path, network);
      for (let run = 0; run < bench.runs; run += 1)
        for (const path of round) (samples[path] ??= []).push(await follow(page, path, network));
    },
  );
  return round.map((path) => ({
    id: `navigation ${path}`,
    name: 'from another remote, both here already: click to heading',
    value: median(samples[path] ?? []),
    unit: 'ms',
    atMost: 100,
    samples: { [path]: samples[path] ?? [] },
  }));
};
