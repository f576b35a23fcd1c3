import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createCli, runCli } from '@revisoins/workspace/cli';
import { completePlatforms, type Lockfile } from './lockfile/complete-platforms.ts';
import { fillHashes } from './lockfile/fill-hashes.ts';
import { root } from '@revisoins/workspace/paths';

const run = promisify(execFile);

/**
 * Reads from the registry that npm is configured for. Rejects when it cannot be reached, which must not count
 * as an answer.
 */
async function lookUpHash(name: string, version: string): Promise<string | undefined> {
  try {
    const { stdout } = await run('npm', ['view', `${name}@${version}`, 'dist.integrity'], { cwd: root });
    return stdout.trim() || undefined;
  } catch (error) {
    if (error instanceof Error && /\bE404\b/.test(error.message)) return undefined;
    throw error;
  }
}

/**
 * In an empty folder: npm leaves out what the installed tree lacks, such as native packages for other
 * systems.
 */
async function updateLockfile({ hashes = false }: { hashes?: boolean }): Promise<void> {
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
    const locked = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lockfile;
    const complete = completePlatforms(locked);
    const { lockfile, lacking } = hashes
      ? await fillHashes(complete, lookUpHash)
      : { lockfile: complete, lacking: [] };
    writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lockfile, null, 2)}\n`);
    if (lacking.length > 0) console.log(`This registry does not have: ${lacking.join(', ')}.`);
    console.log('package-lock.json is up to date for every platform.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const cli = createCli(
  'npm run lock --',
  'Updates package-lock.json to match the package.json files, for every platform.',
)
  .option('--hashes', 'ask the registry for hashes that are missing, those of native parts for other systems')
  .action(updateLockfile);
process.exitCode = await runCli(cli, process.argv.slice(2));
