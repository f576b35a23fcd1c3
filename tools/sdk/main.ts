import { createCli, runCli } from '@revisoins/workspace/cli';
import { pack } from './pack/pack.ts';

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
process.exitCode = await runCli(cli, process.argv.slice(2));
