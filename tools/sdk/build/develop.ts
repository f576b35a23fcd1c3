import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownershipProblems } from '@revisoins/release/gate/declaration/ownership-problems';
import { createCli, runCli, UsageError } from '@revisoins/workspace/cli';
import { rspack, type Configuration } from '@rspack/core';
import CompressionPlugin from 'compression-webpack-plugin';
import { installedFrom, readRemoteSite } from '../inside/remote-site.ts';
import { serveInside } from '../inside/serve-inside.ts';
import { followBuild } from './follow-build.ts';
import { readOwnDeclaration } from '../inside/own-declaration.ts';
import { readConfig } from './read-config.ts';

/** What development does without: compression, and files that are never replaced. */
const forDevelopment = (config: Configuration, folder: string): Configuration => ({
  ...config,
  output: { ...config.output, path: folder },
  plugins: (config.plugins ?? []).filter((plugin) => !(plugin instanceof CompressionPlugin)),
});

async function develop(address: string, port: number): Promise<void> {
  const directory = process.cwd();
  const site = await readRemoteSite(address);
  const declaration = readOwnDeclaration(directory);
  for (const problem of ownershipProblems(declaration, site.registry)) console.error(`  ${problem}`);
  process.env.NODE_ENV = 'production';
  process.env.REVISOINS_DEVELOPED = declaration.name;
  const folder = join(directory, 'dist/inside');
  mkdirSync(folder, { recursive: true });
  const compiler = rspack(forDevelopment(await readConfig(directory), folder));
  let built = () => {};
  await new Promise<void>((resolve) => {
    built = resolve;
    followBuild(compiler, {
      readDeclaration: () => readOwnDeclaration(directory),
      built: () => built(),
      print: (text) => console.error(text),
    });
  });
  const served = await serveInside({ origin: site.origin, folder, port, follows: true });
  built = served.built;
  console.log(
    `\n  ${declaration.name} inside ${site.origin}: ${served.url}${declaration.routes[0]?.path ?? '/'}\n  A change reloads the page. Only this machine sees it; sign in with an account of that site.\n`,
  );
}

const cli = createCli(
  'npm run dev --',
  'Shows the remote in this folder inside a site, and follows its changes.',
)
  .option('--against <address>', 'the site (default: the one that the packages are from)')
  .option('--port <number>', 'where to serve it', '4300')
  .action(async ({ against, port }: { against?: string; port: string }) => {
    if (!/^\d{1,5}$/.test(port)) throw new UsageError(`--port takes a number, not "${port}".`);
    await develop(against ?? installedFrom(process.cwd()), Number(port));
  });
const code = await runCli(cli, process.argv.slice(2));
// Watchers would keep a failed command alive.
if (code !== 0) process.exit(code);
