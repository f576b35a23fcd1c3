import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';

/** Milliseconds in which a page that is not blocked answers. */
const PATIENCE = 10_000;

export interface WatchedPage {
  page: Page;
  /** Uncaught errors, one line each. */
  errors: readonly string[];
  /** What the page did to the browser, each as the end of a sentence. */
  misdeeds: readonly string[];
  /** Resolves when the page is gone or shows another document, so that there is nothing left to wait for. */
  left: Promise<void>;
  /** Whether the page answers; one in an endless loop does not. */
  answers(): Promise<boolean>;
  /** Resolves when the page, asked each second, does not answer; never when it leaves or is closed. */
  blocked(): Promise<void>;
  close(): Promise<void>;
}

/** What a promise resolves to, or undefined when it rejects or takes longer. */
export async function inTime<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([promise.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}...` : text);

/** Opens a page of the site at `origin`, and watches that it stays at that address. */
export async function watchPage(context: BrowserContext, origin: string): Promise<WatchedPage> {
  const page = await context.newPage();
  const errors: string[] = [];
  const misdeeds: string[] = [];
  let leave = (): void => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  const note = (misdeed: string) => {
    if (!misdeeds.includes(misdeed)) misdeeds.push(misdeed);
  };
  const ends = (misdeed: string) => {
    note(misdeed);
    leave();
  };

  let documents = 0;
  page.on('pageerror', ({ message }) => errors.push(message.split('\n')[0] ?? ''));
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    documents += 1;
    if (documents > 1) ends(`takes the page to ${short(request.url())} by itself; leave that to the learner`);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && !frame.url().startsWith(origin))
      ends(`takes the page to ${short(frame.url())} by itself; leave that to the learner`);
  });
  page.on('dialog', (dialog) => {
    note(
      `opens a dialog of the browser (${dialog.type()}: "${short(dialog.message())}"); ask with confirm of @revisoins/host`,
    );
    dialog.dismiss().catch(() => undefined);
  });
  page.on('popup', (popup) => {
    note('opens a window by itself; leave that to the learner');
    popup.close().catch(() => undefined);
  });
  page.on('crash', () => ends('makes the page crash: it takes more memory than the browser has'));
  page.on('close', () => ends('closes the page by itself; leave that to the learner'));
  return {
    page,
    errors,
    misdeeds,
    left,
    answers: async () =>
      (await inTime(
        page.evaluate(() => true),
        PATIENCE,
      )) === true,
    async blocked() {
      while (!page.isClosed()) {
        // A page that is gone cannot be asked, which is something else.
        const asked = page.evaluate(() => true).catch(() => true);
        const answer = await inTime(Promise.race([asked, left.then(() => true)]), PATIENCE);
        if (answer === undefined && !page.isClosed()) return;
        await delay(1_000, undefined, { ref: false });
      }
      await new Promise(() => undefined);
    },
    close: async () => {
      page.removeAllListeners();
      await inTime(page.close(), PATIENCE);
    },
  };
}
