import { parseArgs } from 'node:util';
import { announce } from '../start/announce.ts';
import { buildApps } from '../start/build-apps.ts';
import { askedByChromium, readDeployedSite, whyNotInside } from '../start/deployed-site.ts';
import { developAgainst } from '../start/develop-remote.ts';
import { developSite } from '../start/develop-site.ts';
import { runUntilStopped } from '../start/run-until-stopped.ts';
import { localOrigin } from '../ports.ts';
import { localRemotes } from '../site/remotes.ts';

type Step = (name: string) => void;

const help = `npm run dev -- quiz                                   hot reload inside the local site, the rest prebuilt
npm run dev -- quiz exam                              several at once
npm run dev -- quiz --against https://site.example    one remote inside a deployed site`;

/** The remotes to develop and the site to develop in. Throws with the help when they make no sense. */
function wanted(): { developed: string[]; against: string | undefined } {
  const known = localRemotes().map(({ name }) => name);
  try {
    const { values, positionals } = parseArgs({ args: process.argv.slice(2), options: { against: { type: 'string' } }, allowPositionals: true });
    const unknown = positionals.filter((name) => !known.includes(name));
    if (positionals.length === 0 || unknown.length > 0) throw new Error(`The remotes are: ${known.join(', ')}.`);
    if (values.against !== undefined && positionals.length > 1) throw new Error('Against a deployed site, one remote at a time.');
    return { developed: positionals, against: values.against };
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`, { cause: error });
  }
}

async function develop(developed: readonly string[], step: Step): Promise<() => Promise<void>> {
  step('Building what is not being developed (only what has changed)');
  await buildApps();
  const running = await developSite({ developed, step });
  announce(running);
  console.log(`  ${developed.join(', ')}: changes show at once, and the page keeps its state; one of texts or of remote.json loads it anew.\n`);
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
  console.log(`\n  Open ${panel.href}\n  and choose "Use this address": your browser alone runs ${name} from here; a change reloads the page.${askedByChromium(deployed.origin)}\n`);
  return stop;
}

await runUntilStopped(async (step) => {
  const { developed, against } = wanted();
  const [name = ''] = developed;
  return against === undefined ? develop(developed, step) : developInside(name, against, step);
});
