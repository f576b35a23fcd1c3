import type { Page } from '@playwright/test';
import { asVisitor } from '../browser/visit.ts';
import { press } from '../browser/press.ts';
import { settle } from '../browser/settle.ts';
import { watchNetwork } from '../browser/watch-network.ts';
import { median } from '../statistics.ts';
import { signIn, type Measure } from './bench.ts';

/** The browser reports no event shorter than this. */
const LEAST = 16;
/** Milliseconds after which the browser has reported an interaction. */
const ANNOUNCED_MS = 500;

declare global {
  var benchInteractions: { startTime: number; duration: number }[] | undefined;
}

function watchInteractions(): void {
  const interactions: { startTime: number; duration: number }[] = [];
  globalThis.benchInteractions = interactions;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0)
        interactions.push({ startTime: entry.startTime, duration: entry.duration });
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest event of a press on an answer, from the input to the next paint. */
async function choose(page: Page, answer: number): Promise<number> {
  const option = page.locator('label:has(input[type=radio])').nth(answer);
  const started = await page.evaluate(() => performance.now());
  await press(option);
  const durations = await page.evaluate(
    async ([from, delay]) => {
      await new Promise((resolve) => {
        setTimeout(resolve, delay);
      });
      return (globalThis.benchInteractions ?? [])
        .filter(({ startTime }) => startTime >= from)
        .map(({ duration }) => duration);
    },
    [started, ANNOUNCED_MS] as const,
  );
  if (!(await option.locator('input').isChecked())) throw new Error(`Answer ${answer + 1} was not chosen.`);
  return Math.max(LEAST, ...durations);
}

/** How long a learner waits after choosing an answer. */
export const measureChoosing: Measure = async (bench) => {
  const session = await signIn(bench);
  const samples: number[] = [];
  await asVisitor(bench.browser, bench.sites.federated, { session }, async ({ page, devtools }) => {
    const network = await watchNetwork(devtools);
    await page.goto('/quiz/1?questions=10');
    await page.getByRole('radio').first().waitFor({ state: 'attached', timeout: 60_000 });
    await settle(network);
    // A message that disappears during a press moves what is pressed: the page becomes shorter, and scrolls.
    await page.locator('[data-toasts] button').first().waitFor({ state: 'detached', timeout: 30_000 });
    await page.evaluate(watchInteractions);
    // The first one is a warm-up.
    for (let run = -1; run < bench.runs; run += 1) {
      const duration = await choose(page, (run + 1) % 4);
      if (run >= 0) samples.push(duration);
    }
  });
  return [
    {
      id: 'answer',
      name: 'choosing an answer: interaction to next paint, to 8 ms',
      value: median(samples),
      unit: 'ms',
      atMost: 50,
      samples: { answer: samples },
    },
  ];
};
