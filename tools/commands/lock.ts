import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createCli, runCli } from '@revisoins/workspace/cli';
import { completePlatforms, type Lockfile } from './lockfile/complete-platforms.ts';
import { root } from '@revisoins/workspace/paths';

/** Away from what is installed here: npm leaves out what the installed tree lacks, such as the native parts for other systems. */
function updateLockfile(): void {
  const manifests = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*package.json'],
    { cwd: root, encoding: 'utf8' },
  );
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-lock-'));
  try {
    for (const file of [...manifests.split('\n').filter(Boolean), 'package-lock.json']) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      copyFileSync(join(root, file), join(folder, file));
    }
    execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'inherit',
    });
    const lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lockfile;
    writeFileSync(
      join(root, 'package-lock.json'),
      `${JSON.stringify(completePlatforms(lockfile), null, 2)}\n`,
    );
    console.log('package-lock.json is up to date for every platform.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const cli = createCli(
  'npm run lock --',
  'Brings package-lock.json up to date with the package.json files, for every platform.',
).action(updateLockfile);
process.exitCode = await runCli(cli, process.argv.slice(2));
