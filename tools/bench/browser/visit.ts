import type { Browser, CDPSession, Page } from '@playwright/test';
import { watchPaint } from './watch-paint.ts';

/** How many times slower than this machine the visitor's is. */
export const SLOWDOWN = 4;

export interface Visitor {
  /** Of a signed-in learner, as a browser keeps it; nobody is signed in without it. */
  session?: string | undefined;
  viewport?: { width: number; height: number };
}

export interface Visit {
  page: Page;
  devtools: CDPSession;
}

/** A visitor with an empty cache, no connection yet and a slow machine. Everything of them is gone afterwards. */
export async function asVisitor<Result>(
  browser: Browser,
  origin: string,
  { session, viewport = { width: 390, height: 844 } }: Visitor,
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
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await run({ page, devtools });
  } finally {
    await context.close();
  }
}
