import { createCli, runCli, UsageError } from '@revisoins/workspace/cli';
import { announce } from '@revisoins/start/announce';
import { buildApps } from '@revisoins/workspace/build-apps';
import { askedByChromium, readDeployedSite, whyNotInside } from '@revisoins/start/deployed-site';
import { developAgainst } from '@revisoins/start/develop-remote';
import { developSite } from '@revisoins/start/develop-site';
import { runUntilStopped } from '@revisoins/start/run-until-stopped';
import { localOrigin } from '@revisoins/workspace/ports';
import { localRemotes } from '@revisoins/workspace/remotes';

type Step = (name: string) => void;

const known = localRemotes().map(({ name }) => name);

function remoteNamed(name: string, others: readonly string[] = []): string[] {
  if (!known.includes(name))
    throw new UsageError(`There is no remote "${name}". The remotes are: ${known.join(', ')}.`);
  return [...others, name];
}

async function develop(developed: readonly string[], step: Step): Promise<() => Promise<void>> {
  step('Building what is not being developed (only what has changed)');
  await buildApps();
  const running = await developSite({ developed, step });
  announce(running);
  console.log(
    `  ${developed.join(', ')}: changes show at once, and the page keeps its state; one of texts or of remote.json loads it anew.\n`,
  );
  return running.stop;
}

async function developInside(name: string, address: string, step: Step): Promise<() => Promise<void>> {
  step(`Asking ${address} what it allows`);
  const deployed = await readDeployedSite(address);
  const base = `${localOrigin(name)}/`;
  const reason = whyNotInside(deployed, name, base);
  if (reason) throw new Error(reason);
  step(`Starting the server of ${name}`);
  const stop = await developAgainst({ name, port: Number(new URL(base).port) });
  const panel = new URL('/about', deployed.origin);
  panel.searchParams.set('federation', `${name}@${base}`);
  console.log(
    `\n  Open ${panel.href}\n  and choose "Use this address": your browser alone runs ${name} from here; a change reloads the page.${askedByChromium(deployed.origin)}\n`,
  );
  return stop;
}

const cli = createCli(
  'npm run dev --',
  'Hot reload of remotes, inside the local site with the rest prebuilt or inside a deployed one.',
)
  .argument('<remotes...>', known.join(', '), remoteNamed)
  .option('--against <address>', 'one remote inside a deployed site: https://site.example')
  .action(async (developed: string[], { against }: { against?: string }) => {
    const [name = ''] = developed;
    if (against !== undefined && developed.length > 1)
      throw new UsageError('Against a deployed site, one remote at a time.');
    await runUntilStopped((step) =>
      against === undefined ? develop(developed, step) : developInside(name, against, step),
    );
  });
process.exitCode = await runCli(cli, process.argv.slice(2));
