import type { Locator, Page } from '@playwright/test';
import { LOADING } from './page-look.ts';

/** For how many turns of this many milliseconds nothing goes on in a page that shows no more. */
const CALM = 150;
const TURN = 100;
/** How much later a turn of a page with nothing else to do may end. */
const LATE = 50;

/**
 * Resolves when the page has asked for everything and has long had nothing to do. It counts that itself: a
 * page on a busy machine takes longer.
 */
async function waitForCalm(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: LOADING });
  await page.evaluate(
    async ([turns, turn, late]) => {
      for (let calm = 0; calm < turns;) {
        const began = performance.now();
        await new Promise((resolve) => setTimeout(resolve, turn));
        calm += performance.now() - began < turn + late ? 1 : 0;
      }
    },
    [CALM, TURN, LATE] as const,
  );
}

/** Whether a page shows its heading before nothing goes on in it, and in time. */
export function showsScreen(page: Page, heading: Locator): Promise<boolean> {
  const shown = heading.waitFor({ timeout: LOADING }).then(
    () => true,
    () => false,
  );
  // A page that goes elsewhere cannot be asked, and may still show it.
  const calm = waitForCalm(page).then(
    () => heading.isVisible(),
    () => shown,
  );
  return Promise.race([shown, calm]);
}
