import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { press } from '../browser/press.ts';
import { settle } from '../browser/settle.ts';
import { asVisitor } from '../browser/visit.ts';
import { watchNetwork } from '../browser/watch-network.ts';
import { signIn, type Measure } from './bench.ts';

/** Milliseconds between two checks for a sound. More frequent ones would be measured too. */
const PAUSE = 2_000;
const LOOKS = 30;
/** The first run counts; the others show how it differs from later ones. */
const REPLIES = 3;

declare global {
  var benchSound: { pressed?: number; heard?: number } | undefined;
}

/** Turns reading aloud on, and records when the learner presses and when the reply is first heard. */
function watchSound(): void {
  localStorage.setItem('thalia-reads-aloud', 'true');
  const sound: NonNullable<typeof globalThis.benchSound> = {};
  globalThis.benchSound = sound;
  addEventListener('click', ({ timeStamp }) => (sound.pressed = timeStamp), { capture: true });
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function playAndNote() {
    this.addEventListener('playing', () => {
      // The silence that opens the output is shorter than any word.
      if (this.duration > 0.1) sound.heard ??= performance.now();
    });
    return play.call(this);
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function startAndNote(...when) {
    start.apply(this, when);
    // From now on, where the output runs.
    if (this.context.state === 'running' && this.buffer && this.buffer.duration > 0.1)
      sound.heard ??= performance.now();
  };
}

async function heardAfter(page: Page): Promise<number> {
  for (let look = 0; look < LOOKS; look += 1) {
    await delay(PAUSE);
    const { pressed = 0, heard } = (await page.evaluate(() => globalThis.benchSound)) ?? {};
    if (heard !== undefined) return heard - pressed;
  }
  throw new Error(`Thalia was not heard within ${(PAUSE * LOOKS) / 1000} s.`);
}

/** From sending a question to the first word of its reply. The stack's first one counts. */
export const measureFirstSound: Measure = async (bench) => {
  const samples: number[] = [];
  const session = await signIn(bench);
  for (let run = 0; run < Math.min(bench.runs, REPLIES); run += 1) {
    const visitor = { session };
    samples.push(
      await asVisitor(bench.browser, bench.sites.federated, visitor, async ({ page, devtools }) => {
        const network = await watchNetwork(devtools);
        await page.addInitScript(watchSound);
        await page.goto('/thalia-voice');
        await page.locator('textarea').fill('comment mesurer la glycémie');
        // A learner takes longer to write it.
        await settle(network);
        await press(page.locator('form button[type=submit]'));
        return heardAfter(page);
      }),
    );
  }
  const [first = 0, ...later] = samples;
  return [
    {
      id: 'first sound',
      name: 'Thalia’s first reply since the start: from sending a question to hearing it',
      value: first,
      unit: 'ms',
      atMost: 600,
      samples: { first: [first], later },
    },
  ];
};
