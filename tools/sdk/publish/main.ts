import { createCli, runCli } from '@revisoins/workspace/cli';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRemote } from '../build/build-remote.ts';
import { readOwnDeclaration } from '../build/own-declaration.ts';
import { installedFrom, readRemoteSite } from '../inside/remote-site.ts';
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

/** The files of a build that are published. */
const buildFiles = (folder: string): Record<string, Uint8Array<ArrayBuffer>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        file.slice(folder.length + 1).replaceAll('\\', '/'),
        new Uint8Array(readFileSync(file)),
      ]),
  );

/** Sends a command to the site, with a build where it takes one. */
async function ask(command: string, { site, from, dryRun, ...options }: Options & { version?: string }) {
  const { name } = readOwnDeclaration(process.cwd());
  const { origin } = await readRemoteSite(site ?? installedFrom(process.cwd()));
  const builds = command === 'publish' || command === 'check';
  const address = { origin, remote: name, key: process.env.REVISOINS_KEY };
  await checkPublishAccess(address);
  const kind = options.preview === undefined ? 'production' : 'preview';
  if (builds && from !== undefined && !existsSync(join(from, 'remote.json')))
    throw new Error(
      `There is no build in ${from}: it has no remote.json. "npm run build" makes one in dist/production.`,
    );
  const folder = builds ? (from ?? (await buildRemote(process.cwd(), kind))) : undefined;
  const code = await send({
    ...address,
    fields: {
      command,
      ...options,
      ...(command === 'previews' || options.preview !== undefined ? { address: origin } : {}),
      ...(dryRun ? { 'dry-run': 'true' } : {}),
    },
    files: folder === undefined ? {} : buildFiles(folder),
    print: (text) => process.stdout.write(text),
  });
  if (code !== 0) process.exitCode = code;
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
