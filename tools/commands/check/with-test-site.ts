import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBankSeed } from '@revisoins/content/seed-sql';
import { freeOffset } from '@revisoins/stack/free-offset';
import { repository } from '@revisoins/stack/stack-options';
import { embeddedTemplate } from '@revisoins/stack/testing/test-database';
import { startSite } from '@revisoins/start/start-site';
import { useOwnTemporaryFolder } from '@revisoins/workspace/own-temporary-folder';

/**
 * Runs something against a site of its own, with new data and free ports. Everything is removed afterwards.
 */
export async function withTestSite<Result>(
  run: (site: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  const removeTemporary = useOwnTemporaryFolder();
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const siteFolder = join(folder, 'site');
  await writeBankSeed();
  // Hundreds of learners are signed up and in: at the usual cost, hashing is half of the stack’s work.
  process.env['LITE_AUTH_BCRYPT_COST'] ??= '4';
  const site = await startSite({
    portOffset: await freeOffset(),
    dataDir: join(folder, 'data'),
    // The seeds take longer than the rest of the start; the suites of the database have made the same.
    database: await embeddedTemplate(join(repository, 'supabase')),
    siteFolder,
  });
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
    removeTemporary();
  }
}
