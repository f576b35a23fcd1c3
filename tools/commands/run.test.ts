import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { root } from '@revisoins/workspace/paths';
import { closeServer, listenOnPort } from '@revisoins/stack/listen-on-port';

const of = (path: string) => JSON.stringify(pathToFileURL(join(root, path)).href);

/** A command like `npm start`: with its own server and the functions' process. */
const command = (folder: string) => `
import { createServer } from 'node:http';
import { runUntilStopped } from ${of('tools/start/run-until-stopped.ts')};
import { startFunctionHost } from ${of('tools/stack/functions/function-host.ts')};
import { closeServer, listenOnPort } from ${of('tools/stack/listen-on-port.ts')};

await runUntilStopped(async () => {
  const functions = startFunctionHost({ directory: ${JSON.stringify(join(root, 'tools/stack/fixtures/supabase/functions'))}, env: {}, cacheDirectory: ${JSON.stringify(join(folder, 'deno'))}, allowedHosts: [] }, () => {});
  const server = createServer();
  await listenOnPort(server, 0, 'test');
  console.log(JSON.stringify({ command: process.pid, wrapper: process.ppid, functions: functions.pid(), port: server.address().port }));
  return async () => {
    await closeServer(server);
    await functions.stop();
  };
});
`;

const scriptsSchema = z.object({ scripts: z.object({ start: z.string(), dev: z.string() }) });
const runningSchema = z.object({
  command: z.number(),
  wrapper: z.number(),
  functions: z.number(),
  port: z.number(),
});

let folder = '';
let outer: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'revisoins-run-'));
  for (const name of ['tools/commands', 'tools/start', 'node_modules'])
    mkdirSync(join(folder, name), { recursive: true });
  cpSync(join(root, 'tools/run.mjs'), join(folder, 'tools/run.mjs'));
  symlinkSync(join(root, 'tools/start/end-with-parent.ts'), join(folder, 'tools/start/end-with-parent.ts'));
  symlinkSync(join(root, 'node_modules/node'), join(folder, 'node_modules/node'));
  for (const name of ['start', 'dev'])
    writeFileSync(join(folder, `tools/commands/${name}.ts`), command(folder));
  // The shell of the last script stays between npm and the command, as on some systems.
  const { scripts: own } = scriptsSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const scripts = { start: own.start, dev: own.dev, shell: 'node tools/run.mjs start && true' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(
    join(folder, 'node_modules/.revisoins-installed'),
    createHash('sha256').update('{}').digest('hex'),
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ps = (format: string, pid: number) =>
  spawnSync('ps', ['-o', `${format}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
const isRunning = (pid: number) => /^[^Z]/.test(ps('stat', pid));

async function start(script: string) {
  const npm = spawn('npm', ['run', '--silent', script], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  outer = npm;
  for await (const line of createInterface(npm.stdout)) {
    if (!line.startsWith('{')) continue;
    const running = runningSchema.parse(JSON.parse(line));
    return { ...running, npm: npm.pid ?? 0, shell: Number(ps('ppid', running.wrapper)) };
  }
  throw new Error('The command did not start.');
}

test.each(['start', 'stack'])('what is typed behind npm run %s reaches the command', (name) => {
  writeFileSync(join(folder, `tools/commands/${name}.ts`), 'console.log(process.argv.slice(2).join())');
  writeFileSync(join(folder, 'package.json'), readFileSync(join(root, 'package.json')));
  expect(
    spawnSync('npm', ['run', '--silent', name, '--', 'status', '--json'], {
      cwd: folder,
      encoding: 'utf8',
    }).stdout.trim(),
  ).toBe('status,--json');
});

test.each([
  ['SIGTERM', 'npm', 'start'],
  ['SIGINT', 'npm', 'start'],
  ['SIGKILL', 'npm', 'start'],
  ['SIGTERM', 'npm', 'dev'],
  ['SIGINT', 'npm', 'dev'],
  ['SIGKILL', 'npm', 'dev'],
  ['SIGTERM', 'shell', 'shell'],
  ['SIGKILL', 'shell', 'shell'],
  ['SIGTERM', 'wrapper', 'start'],
  ['SIGINT', 'wrapper', 'start'],
  ['SIGKILL', 'wrapper', 'start'],
  ['SIGTERM', 'command', 'start'],
  ['SIGINT', 'command', 'start'],
  ['SIGKILL', 'command', 'start'],
] as const)(
  '%s to %s of "npm run %s" leaves no process and no port behind',
  async (signal, target, script) => {
    const { port, ...processes } = await start(script);
    try {
      process.kill(processes[target], signal);
      await vi.waitFor(
        () => expect(Object.entries(processes).filter(([, pid]) => isRunning(pid))).toEqual([]),
        { timeout: 120_000, interval: 50 },
      );
      const server = createServer();
      await listenOnPort(server, port, 'test');
      await closeServer(server);
    } finally {
      for (const pid of new Set(Object.values(processes))) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
      outer?.kill('SIGKILL');
    }
  },
);
