import { createCli, runCli, UsageError } from '@revisoins/workspace/cli';
import { findFetchedProgram, refuseReplaced } from '../inside/fetched-program.ts';
import { createRemote } from './create-remote.ts';

const NAME = 'create-revisoins-remote';
const fetched = findFetchedProgram(NAME, import.meta.dirname);

const cli = createCli(
  'npx <site>/sdk/create-revisoins-remote.tgz',
  'Makes a remote for a site, in a new folder.',
)
  .argument('<name>', 'its name: lower case letters, digits and hyphens')
  .option('--site <address>', 'the site (default: the one that this program came from)')
  .action(async (name: string, { site }: { site?: string }) => {
    await refuseReplaced(NAME, fetched);
    const address = site ?? fetched?.site;
    if (address === undefined)
      throw new UsageError('Say which site it is for: --site https://revisoins.example');
    console.log(await createRemote(name, address));
  });
process.exitCode = await runCli(cli, process.argv.slice(2));
