import { createCli, runCli } from '@revisoins/workspace/cli';
import { pack } from './pack/pack.ts';
import { keepRelease } from './keep/keep-release.ts';

const cli = createCli(
  'npm run sdk --',
  'The packages for teams that build remotes without this repository: what a site serves under /sdk/.',
);
cli
  .command('pack')
  .summary('make the packages: tarballs and an index with their versions and hashes')
  .description('Makes the packages from this tree: tarballs, and an index with their versions and hashes.')
  .requiredOption('--out <folder>', 'where to; what is there is replaced, but for packages of former builds')
  .option('--clean', 'without packages of former builds', false)
  .action(async ({ out, clean }: { out: string; clean: boolean }) => {
    const began = performance.now();
    const packed = await pack(out, { clean });
    for (const { name, version, bytes } of packed)
      console.log(`  ${name.padEnd(28)} ${version}  ${(bytes / 1000).toFixed(1).padStart(7)} KB`);
    console.log(`${out} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  });
cli
  .command('keep')
  .summary('keep the SDK and the shell of this tree as a release')
  .description(
    'Keeps the version of tools/sdk/CHANGELOG.md as a release, in tools/sdk/releases: its types, a remote that is made with it, and the shell. The tests run them with what comes later.',
  )
  .action(async () => {
    for (const [name, bytes] of Object.entries(await keepRelease()))
      console.log(`  ${name.padEnd(28)} ${(bytes / 1000).toFixed(1).padStart(7)} KB`);
  });
process.exitCode = await runCli(cli, process.argv.slice(2));
