import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCli, runCli, UsageError } from '@revisoins/workspace/cli';
import { createRemote } from './create-remote.ts';

/** Where npm fetched this program from: the site that serves it. */
function ownSite(): string | undefined {
  const lockfile = join(import.meta.dirname, '../.package-lock.json');
  const text = existsSync(lockfile) ? readFileSync(lockfile, 'utf8') : '';
  return /"(https?:\/\/[^/"]+)\/sdk\/create-revisoins-remote[\w.-]*\.tgz"/.exec(text)?.[1];
}

const cli = createCli(
  'npx <site>/sdk/create-revisoins-remote.tgz',
  'Makes a remote for a site, in a new folder.',
)
  .argument('<name>', 'its name: lower case letters, digits and hyphens')
  .option('--site <address>', 'the site (default: the one that this program came from)')
  .action(async (name: string, { site }: { site?: string }) => {
    const address = site ?? ownSite();
    if (address === undefined)
      throw new UsageError('Say which site it is for: --site https://revisoins.example');
    console.log(await createRemote(name, address));
  });
process.exitCode = await runCli(cli, process.argv.slice(2));
