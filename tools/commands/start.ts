import { createCli, runCli } from '@revisoins/workspace/cli';
import { announce } from '@revisoins/start/announce';
import { buildApps } from '@revisoins/workspace/build-apps';
import { runUntilStopped } from '@revisoins/start/run-until-stopped';

const cli = createCli('npm start --', 'Builds what has changed and runs the whole site until Ctrl+C.').action(
  () =>
    runUntilStopped(async (step) => {
      step('Building the apps (only what has changed)');
      await buildApps();
      step('Starting the local stack and the sites');
      // Loaded when it is called, so that --help does not wait for the whole stack.
      const { startSite } = await import('@revisoins/start/start-site');
      const running = await startSite();
      announce(running);
      return running.stop;
    }),
);
process.exitCode = await runCli(cli, process.argv.slice(2));
