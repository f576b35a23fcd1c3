import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeOffset } from '@revisoins/stack/free-offset';
import { startSite } from '@revisoins/start/start-site';

/**
 * Runs something against a site of its own, with new data and free ports. Everything is removed afterwards.
 */
export async function withTestSite<Result>(
  run: (site: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-test-'));
  const siteFolder = join(folder, 'site');
  const site = await startSite({ portOffset: await freeOffset(), dataDir: join(folder, 'data'), siteFolder });
  try {
    return await run({
      SHELL_URL: site.shellUrl,
      API_URL: site.apiUrl,
      MAILBOX_URL: site.mailboxUrl,
      INSTITUTION_URL: site.institutionUrl,
      PUBLISHABLE_KEY: site.publishableKey,
      SECRET_KEY: site.secretKey,
      SITE_FOLDER: siteFolder,
      REMOTE_URLS: JSON.stringify(site.remotes),
    });
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
