import { buildApps } from '../start/build-apps.ts';
import { startSite } from '../start/start-site.ts';
import { announce } from '../start/announce.ts';
import { runUntilStopped } from '../start/run-until-stopped.ts';

await runUntilStopped(async (step) => {
  step('Building the apps (only what has changed)');
  await buildApps();
  step('Starting the local stack and the sites');
  const running = await startSite();
  announce(running);
  return running.stop;
});
