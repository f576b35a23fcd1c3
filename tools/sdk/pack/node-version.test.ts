import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { guardedProgram } from './node-version.ts';

const run = promisify(execFile);

/** Runs a program in what says that it is this version of Node. */
async function runIn(version: string) {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-node-'));
  writeFileSync(join(folder, 'program.mjs'), `console.log('runs');`);
  writeFileSync(join(folder, 'start.mjs'), guardedProgram('program.mjs'));
  const pretend = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } });`;
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  return run(process.execPath, ['--import', preload, join(folder, 'start.mjs')]);
}

test.each(['20.19.0', '22.1.0', '24.21.0'])('a program runs in Node %s', async (version) => {
  expect((await runIn(version)).stdout).toBe('runs\n');
});

test.each(['18.20.4', '20.18.3'])('a program says in Node %s which one it needs', async (version) => {
  await expect(runIn(version)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `This program needs Node 20.19 or newer, and this is Node ${version}.\n`,
  });
});
