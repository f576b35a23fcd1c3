import type { Browser, CDPSession, Page } from '@playwright/test';
import { listenToPaints } from './paint-times.ts';
import { watchPaint } from './watch-paint.ts';

/** How many times slower the visitor's machine is than this one. */
export const SLOWDOWN = 4;

export interface Visitor {
  /** A learner's session as the browser stores it; signed out without it. */
  session?: string | undefined;
  viewport?: { width: number; height: number };
  /** Whether they mean to go on as soon as the page is there: public pages load the shell then. */
  goesOn?: boolean;
  /** A slowdown other than the usual one, for visits that slow each other down. */
  slowdown?: number;
}

export interface Visit {
  page: Page;
  devtools: CDPSession;
  painted: Awaited<ReturnType<typeof listenToPaints>>;
}

/** Runs in each page: does what a visitor who is about to follow a link does. */
function focusLink(): void {
  // When several pages are open, only one has the focus and fires its events.
  const focus = () =>
    document.querySelector('header a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  addEventListener('DOMContentLoaded', focus, { once: true });
  addEventListener('load', focus, { once: true });
}

/** A visitor with an empty cache, no open connection and a slow machine. Everything is removed afterwards. */
export async function asVisitor<Result>(
  browser: Browser,
  origin: string,
  { session, viewport = { width: 390, height: 844 }, goesOn = false, slowdown = SLOWDOWN }: Visitor,
  run: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const localStorage = [
    { name: 'i18nextLng', value: 'fr' },
    ...(session === undefined ? [] : [{ name: 'revisoins-session', value: session }]),
  ];
  const context = await browser.newContext({
    viewport,
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  try {
    await context.addInitScript(watchPaint);
    if (goesOn) await context.addInitScript(focusLink);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const painted = await listenToPaints(devtools);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await run({ page, devtools, painted });
  } finally {
    await context.close();
  }
}
