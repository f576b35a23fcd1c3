import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';

const tool = (path: string) =>
  JSON.stringify(pathToFileURL(join(import.meta.dirname, '../../tools', path)).href);

/** What `npm start` runs, with its own data and ports. */
const program = (folder: string) => `
const { freeOffset } = await import(${tool('stack/free-offset.ts')});
const { startSite } = await import(${tool('start/start-site.ts')});
const { runUntilStopped } = await import(${tool('start/run-until-stopped.ts')});
await runUntilStopped(async () => {
  const offset = await freeOffset(9000);
  const { stop } = await startSite({ portOffset: offset, dataDir: ${JSON.stringify(join(folder, 'data'))}, siteFolder: ${JSON.stringify(join(folder, 'site'))} });
  return stop;
});
`;

const findFunctionsProcess = (pid: number | undefined) =>
  spawnSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .find((parts) => parts?.[2] === String(pid) && parts?.[3]?.includes('router.ts'))?.[1];

test('a crash of the functions is reported in the log of a running site', async () => {
  // A whole site from nothing, database and publication included, beside browsers that share two processors.
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-start-'));
  const child = spawn('node', ['--input-type=module', '--eval', program(folder)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  try {
    const heard: string[] = [];
    createInterface(child.stdout).on('line', (line) => heard.push(line));
    await expect.poll(() => heard.join('\n'), { timeout: 150_000 }).toMatch(/ s {2}Ready/);
    process.kill(Number(findFunctionsProcess(child.pid)), 'SIGKILL');
    await expect
      .poll(() => heard)
      .toContainEqual(expect.stringContaining('functions: the process ended and starts again'));
  } finally {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
