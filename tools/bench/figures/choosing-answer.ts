import type { Page } from '@playwright/test';
import { asVisitor } from '../browser/visit.ts';
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

/**
 * The longest event of a click on an answer, from the input to the next paint. Uses the raw mouse: a
 * locator's click runs listeners in the page, which would be measured too.
 */
async function choose(page: Page, answer: number): Promise<number> {
  const option = page.locator('label:has(input[type=radio])').nth(answer);
  await option.scrollIntoViewIfNeeded();
  const box = (await option.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const started = await page.evaluate(() => performance.now());
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
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
    // A message that goes during a press takes it along: the page becomes shorter, and scrolls.
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
