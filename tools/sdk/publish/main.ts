import { createCli, runCli } from '@revisoins/workspace/cli';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildRemote } from '../build/build-remote.ts';
import { readOwnDeclaration } from '../inside/own-declaration.ts';
import { installedFrom, readRemoteSite } from '../inside/remote-site.ts';
import { readBuildFiles } from './build-files.ts';
import { checkPublishAccess, send } from './send.ts';

interface Options {
  site?: string;
  traffic?: string;
  tag?: string;
  preview?: string;
  remove?: string;
  from?: string;
  dryRun?: boolean;
}

/** How many milliseconds the same Ctrl+C takes to come from the terminal and from npm, which passes it on. */
const SAME_PRESS = 1_000;

/** Aborted at the first Ctrl+C. The next one ends this program without waiting for the site. */
function stopOnInterrupt(print: (text: string) => void): AbortSignal {
  const stop = new AbortController();
  let since = 0;
  process.on('SIGINT', () => {
    if (!stop.signal.aborted) {
      since = performance.now();
      print(
        '\nStopping. The site says in a moment what became of it; Ctrl+C again does not wait for that.\n',
      );
      return stop.abort();
    }
    if (performance.now() - since < SAME_PRESS) return;
    print('\n"npm run release -- list" says what became of it.\n');
    process.exit(130);
  });
  return stop.signal;
}

/** What to do about a command that was over before it could be stopped. */
const tooLate = (command: string, preview: string | undefined) =>
  preview === undefined
    ? `It was too late to stop: this is done.${command === 'publish' || command === 'promote' ? ' "npm run release -- rollback" undoes the step, where there was a version before.' : ''}\n`
    : `It was too late to stop: this is done. To remove it: npm run release -- previews --remove ${preview}\n`;

/** Sends a command to the site, with a build where it takes one. */
async function ask(command: string, { site, from, dryRun, ...options }: Options & { version?: string }) {
  const { name } = readOwnDeclaration(process.cwd());
  const { origin } = await readRemoteSite(site ?? installedFrom(process.cwd()));
  const builds = command === 'publish' || command === 'check';
  const address = { origin, remote: name, key: process.env.REVISOINS_KEY, command };
  await checkPublishAccess(address);
  const kind = options.preview === undefined ? 'production' : 'preview';
  if (builds && from !== undefined && !existsSync(join(from, 'remote.json')))
    throw new Error(
      `There is no build in ${from}: it has no remote.json. "npm run build" makes one in dist/production.`,
    );
  const folder = builds ? (from ?? (await buildRemote(process.cwd(), kind))) : undefined;
  const print = (text: string) => void process.stdout.write(text);
  const reads = command === 'list' || (command === 'previews' && options.remove === undefined);
  const stop = reads ? undefined : stopOnInterrupt(print);
  const code = await send({
    ...address,
    ...(stop ? { stop } : {}),
    fields: {
      ...options,
      address: origin,
      ...(dryRun ? { 'dry-run': 'true' } : {}),
    },
    files: folder === undefined ? {} : readBuildFiles(folder),
    print,
  });
  if (stop?.aborted && code === 0) print(tooLate(command, options.preview));
  process.exitCode = stop?.aborted && code !== 0 ? 130 : code;
}

const cli = createCli(
  'revisoins-release',
  'Publishes the remote in this folder on a site, over the network.',
);
const SITE = ['--site <address>', 'the site (default: the one that the packages are from)'] as const;
const command = (name: string, help: string) =>
  cli
    .command(name)
    .description(help)
    .option(...SITE);

command('publish', 'Builds it, and publishes it for a share of the learners when the gate lets it pass.')
  .option('--traffic <percent>', 'share of the learners (default: 10; the first version is for everybody)')
  .option('--preview <name>', 'for nobody but whoever opens the link that is printed, for 14 days')
  .option('--tag <word>', 'call the version <version>-<word>')
  .option('--from <folder>', 'publish the build in this folder')
  .option('--dry-run', 'say what would happen, change nothing')
  .action((options: Options) => ask('publish', options));
command('check', 'Builds it, and puts it through the gate, without publishing it.')
  .option('--from <folder>', 'check the build in this folder')
  .action((options: Options) => ask('check', options));
command('promote', 'Gives a published version to more learners.')
  .argument('<version>')
  .option('--traffic <percent>', 'share of the learners')
  .action((version: string, options: Options) => ask('promote', { ...options, version }));
command('rollback', 'Undoes the latest step.').action((options: Options) => ask('rollback', options));
command('previews', 'Says which previews there are, with their links.')
  .option('--remove <name>', 'remove this one')
  .action((options: Options) => ask('previews', options));
cli
  .command('migrate')
  .description('Brings the sources in this folder to the contract that these packages are for.')
  .option('--dry-run', 'show what would change, change nothing')
  .option('--force', 'do it although not everything is committed')
  .action(async ({ dryRun = false, force = false }: { dryRun?: boolean; force?: boolean }) => {
    // Its parsers take a while to load, which the other commands do not wait for.
    const { migrate } = await import('../migrate/migrate.ts');
    const { migrations } = await import('../migrate/migration.ts');
    await migrate(process.cwd(), { migrations, dryRun, force, print: (text) => process.stdout.write(text) });
  });
command('list', 'Says who gets what.').action((options: Options) => ask('list', options));

const code = await runCli(cli, process.argv.slice(2));
if (code !== 0) process.exitCode = code;
