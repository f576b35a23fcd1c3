import { createCli, runCli } from '@revisoins/workspace/cli';
import { buildRemote } from './build-remote.ts';

const cli = createCli('revisoins-build', 'Builds the remote in this folder for production.').action(
  async () => console.log(await buildRemote(process.cwd())),
);
process.exitCode = await runCli(cli, process.argv.slice(2));
