import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';

// npm is started several times, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const run = promisify(execFile);

/** A package as a site serves it, that says something. */
async function tarball(folder: string, says: string): Promise<Buffer> {
  const source = join(folder, says, 'package');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name: '@revisoins/sdk', version: '0.1.0' }));
  writeFileSync(join(source, 'index.js'), says);
  const file = join(folder, `${says}.tgz`);
  await run('tar', ['-czf', file, '-C', join(folder, says), 'package']);
  return readFileSync(file);
}

test('npm refuses a package that is another one at the address of the lockfile, and installs nothing of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-changed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  let served = await tarball(folder, 'honest');
  const server = createServer((_, response) => void response.end(served)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const team = join(folder, 'team');
  mkdirSync(team);
  const url = `http://127.0.0.1:${port}/sdk/revisoins-sdk-0.1.0.tgz`;
  writeFileSync(
    join(team, 'package.json'),
    JSON.stringify({ private: true, devDependencies: { '@revisoins/sdk': url } }),
  );
  // Each time on another machine, which has nothing of it yet; npm would ask again after a minute.
  const npm = (command: string, machine: string) =>
    run(
      'npm',
      [
        command,
        '--no-audit',
        '--no-fund',
        '--ignore-scripts',
        '--fetch-retries=0',
        '--cache',
        join(folder, machine),
      ],
      { cwd: team },
    );
  const installed = join(team, 'node_modules/@revisoins/sdk/index.js');
  await npm('install', 'first');
  expect(readFileSync(installed, 'utf8')).toBe('honest');
  served = await tarball(folder, 'other');
  await expect(npm('ci', 'second')).rejects.toThrow('EINTEGRITY');
  expect(() => readFileSync(installed)).toThrow('ENOENT');
});
