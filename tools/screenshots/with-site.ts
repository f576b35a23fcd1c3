import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { freeOffset } from '@revisoins/stack/free-offset';
import { startSite, type RunningSite } from '@revisoins/start/start-site';
import { buildApps } from '@revisoins/workspace/build-apps';
import { browserArguments, findBrowser } from '@revisoins/workspace/find-browser';

/** Builds the apps, then starts a site of its own and a browser for `work`, and stops both after it. */
export async function withSite(work: (site: RunningSite, browser: Browser) => Promise<void>): Promise<void> {
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
