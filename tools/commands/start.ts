import { createCli, runCli } from '../cli.ts';
import { announce } from '../start/announce.ts';
import { buildApps } from '../start/build-apps.ts';
import { runUntilStopped } from '../start/run-until-stopped.ts';
import { startSite } from '../start/start-site.ts';

const cli = createCli('npm start --', 'Builds what has changed and runs the whole site until Ctrl+C.').action(
  () =>
    runUntilStopped(async (step) => {
      step('Building the apps (only what has changed)');
      await buildApps();
      step('Starting the local stack and the sites');
      const running = await startSite();
      announce(running);
      return running.stop;
    }),
);
process.exitCode = await runCli(cli, process.argv.slice(2));
