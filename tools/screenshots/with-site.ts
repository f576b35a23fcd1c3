import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { RunningSite } from '@revisoins/start/start-site';

/** Builds the apps, then starts a site of its own and a browser for `work`, and stops both after it. */
export async function withSite(work: (site: RunningSite, browser: Browser) => Promise<void>): Promise<void> {
  // Loaded when they are needed, so that --help does not wait for the stack and the browser's driver.
  const [{ chromium }, { freeOffset }, { startSite }, { buildApps }, { browserArguments, findBrowser }] =
    await Promise.all([
      import('@playwright/test'),
      import('@revisoins/stack/free-offset'),
      import('@revisoins/start/start-site'),
      import('@revisoins/workspace/build-apps'),
      import('@revisoins/workspace/find-browser'),
    ]);
  const executablePath = findBrowser(console.log);
  await buildApps();
  const temporary = mkdtempSync(join(tmpdir(), 'revisoins-screenshots-'));
  const site = await startSite({
    portOffset: await freeOffset(),
    dataDir: join(temporary, 'data'),
    siteFolder: join(temporary, 'site'),
  });
  const browser = await chromium.launch({ executablePath, args: [...browserArguments] });
  try {
    await work(site, browser);
  } finally {
    await browser.close();
    await site.stop();
    rmSync(temporary, { recursive: true, force: true });
  }
}
