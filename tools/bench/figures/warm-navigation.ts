import type { Page } from '@playwright/test';
import { asVisitor } from '../browser/visit.ts';
import { press } from '../browser/press.ts';
import { settle } from '../browser/settle.ts';
import { watchNetwork } from '../browser/watch-network.ts';
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
    const painted = (from: number) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now() - from), { once: true });
      port1.start();
      port2.postMessage(null);
    };
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

async function follow(page: Page, path: string): Promise<number> {
  await page.evaluate(watchNavigation);
  await press(page.getByRole('navigation').locator(`a[href="${path}"]`).first());
  const time = await page.evaluate(() => globalThis.benchNavigation);
  await page.waitForLoadState('networkidle');
  return time ?? 0;
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
      for (const path of round) {
        await follow(page, path);
        await settle(network);
      }
      for (let run = 0; run < bench.runs; run += 1)
        for (const path of round) (samples[path] ??= []).push(await follow(page, path));
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
