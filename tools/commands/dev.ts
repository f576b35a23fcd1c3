import { announce } from '../start/announce.ts';
import { buildApps } from '../start/build-apps.ts';
import { buildForDevelopment } from '../start/build-for-development.ts';
import { developRemote } from '../start/develop-remote.ts';
import { runUntilStopped } from '../start/run-until-stopped.ts';
import { startSite } from '../start/start-site.ts';
import { localRemotes } from '../site/remotes.ts';

const developed = process.argv.slice(2);
const known = localRemotes().map(({ name }) => name);

await runUntilStopped(async (step) => {
  const unknown = developed.filter((name) => !known.includes(name));
  if (developed.length === 0 || unknown.length > 0) {
    throw new Error(`Say which remotes to develop, for example: npm run dev -- quiz\nThe remotes are: ${known.join(', ')}.`);
  }
  step('Building what is not being developed (only what has changed)');
  await buildApps();
  await buildForDevelopment('shell');
  step('Starting the local stack and the sites');
  const running = await startSite({ developed });
  const stops = [running.stop];
  for (const name of developed) {
    step(`Starting the development server of ${name}`);
    stops.push(await developRemote(name, new URL(running.remotes[name] ?? '').port));
  }
  announce(running);
  console.log(`  ${developed.join(', ')}: changes show at once, and the page keeps its state.\n`);
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
});
