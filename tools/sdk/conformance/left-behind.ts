import type { Page } from '@playwright/test';
import { readDemands } from './demands-probe.ts';
import { LOADING } from './page-look.ts';
import { readProbe } from './page-probe.ts';

/** For how many milliseconds and frames a page is observed. It counts them itself, however slow it is. */
const LEFT = 300;
const FRAMES = 4;
/** Two looks at a page, in milliseconds apart, and how often they may differ. */
const TURN = 150;
const MOST_TURNS = 20;
/** How many looks that show the same are enough. */
const SETTLED = 5;
/** An address without a screen, where the host says so. */
const NOBODYS = '/conformance-kit';
/** How often a timeout of the remote may lead to another one, and how many looks that may take. */
const MOST_LINKS = 5;
const NEXT = 25;

/** What of a remote goes on in a page that does not show its screen. */
export interface LeftBehind {
  listeners: string[];
  intervals: number;
  connections: string[];
  /** Whether it asks for animation frames. */
  draws: boolean;
  /** Whether the text of the page changes. */
  writes: boolean;
  repeatsTimeouts: boolean;
  /** Whether the page does not scroll. */
  isStuck: boolean;
}

/**
 * Whether its timeouts go on for ever, each asking for the next one. They run at once, and the page itself
 * waits for the next one: a busy page is asked no earlier than it can answer.
 */
const repeatsTimeouts = (page: Page): Promise<boolean> =>
  page.evaluate(
    async ([mostLinks, looks]) => {
      const hasNext = () => globalThis.conformanceSeen.some((see) => (see().timeouts ?? 0) > 0);
      for (let link = 0; link < mostLinks; link += 1) {
        await globalThis.conformanceHurry();
        for (let turn = 0; turn < looks && !hasNext(); turn += 1)
          await new Promise((resolve) => setTimeout(resolve, 20));
        if (!hasNext()) return false;
      }
      return true;
    },
    [MOST_LINKS, NEXT] as const,
  );

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

/** What of the remote goes on in a page that does not show its screen. */
export async function readLeftBehind(page: Page): Promise<LeftBehind> {
  const { listeners, intervals, frames } = await readProbe(page);
  const { connections } = await readDemands(page);
  const text = await settledText(page);
  const isStuck = await page.evaluate(() => getComputedStyle(document.body).overflowY === 'hidden');
  // What it would write later, it writes now.
  await page.evaluate(
    async ([left, frameCount]) => {
      await globalThis.conformanceHurry();
      await new Promise((resolve) => setTimeout(resolve, left));
      for (let frame = 0; frame < frameCount; frame += 1) await new Promise(requestAnimationFrame);
    },
    [LEFT, FRAMES] as const,
  );
  const later = await readProbe(page);
  return {
    listeners,
    intervals,
    connections,
    draws: later.frames > frames + 2,
    writes: (await readText(page)) !== text,
    repeatsTimeouts: later.timeouts > 0 && (await repeatsTimeouts(page)),
    isStuck,
  };
}

/** A list without what another one has, each as often as it has it. */
function without(all: readonly string[], taken: readonly string[]): string[] {
  const rest = [...taken];
  return all.filter((one) => {
    const index = rest.indexOf(one);
    if (index !== -1) rest.splice(index, 1);
    return index === -1;
  });
}

/** Whether nothing goes on. */
const isClean = ({ listeners, intervals, connections, ...others }: LeftBehind) =>
  listeners.length + intervals + connections.length === 0 && !Object.values(others).some(Boolean);

/** Waits until what the remote asks for in a page no longer changes: slots load after the page. */
async function waitForSlots(page: Page): Promise<void> {
  let same = 0;
  let before = '';
  for (let turn = 0; turn < 2 * MOST_TURNS && same < SETTLED; turn += 1) {
    await page.waitForTimeout(TURN);
    const { listeners, intervals, timeouts } = await readProbe(page);
    const { connections } = await readDemands(page);
    const now = [...listeners, intervals, timeouts, ...connections].join();
    const isThere = listeners.length + intervals + timeouts + connections.length > 0;
    same = isThere && now === before ? same + 1 : 0;
    before = now;
  }
}

/**
 * The same without what the remote does in a page that never showed its screen: that belongs to what it has
 * put into slots of every page, and stays as long as these do. `link` leads to the page that was looked at.
 */
export async function withoutSlots(
  page: Page,
  url: string,
  link: string,
  left: LeftBehind,
): Promise<LeftBehind> {
  if (isClean(left)) return left;
  const fresh = await page.context().newPage();
  try {
    // The host's own pages do without its scripts until somebody follows a link from a page that has them.
    await fresh.goto(url + NOBODYS);
    await fresh.locator(link).first().click({ timeout: LOADING });
    await waitForSlots(fresh);
    const own = await readLeftBehind(fresh);
    return {
      listeners: without(left.listeners, own.listeners),
      intervals: left.intervals - own.intervals,
      connections: without(left.connections, own.connections),
      draws: left.draws && !own.draws,
      writes: left.writes && !own.writes,
      repeatsTimeouts: left.repeatsTimeouts && !own.repeatsTimeouts,
      isStuck: left.isStuck && !own.isStuck,
    };
  } finally {
    await fresh.close();
  }
}
