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
/** What npm and its command wrote to stderr. */
let said = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'revisoins-run-'));
  for (const name of ['tools/commands', 'tools/start', 'node_modules'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['run.mjs', 'supervise.mjs'])
    cpSync(join(root, 'tools', name), join(folder, 'tools', name));
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

/** Starts a script, and yields its processes each time that it is ready. */
async function* starts(script: string) {
  const npm = spawn('npm', ['run', '--silent', script], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  outer = npm;
  said = '';
  npm.stderr.on('data', (text: Buffer) => (said += text.toString()));
  let running: z.infer<typeof runningSchema> | undefined;
  for await (const line of createInterface(npm.stdout)) {
    if (line.startsWith('{')) running = runningSchema.parse(JSON.parse(line));
    else if (running && line.endsWith('Ready'))
      yield { ...running, npm: npm.pid ?? 0, shell: Number(ps('ppid', running.wrapper)) };
  }
}

async function start(script: string) {
  for await (const running of starts(script)) return running;
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

/** A command with nothing in it: it says its process, and waits. */
const bareCommand = `
import { runUntilStopped } from ${of('tools/start/run-until-stopped.ts')};

await runUntilStopped(async () => {
  setInterval(() => {}, 60_000);
  const [command, wrapper] = [process.pid, process.ppid];
  console.log(JSON.stringify({ command, wrapper, functions: 0, port: 0 }));
  return async () => {};
});
`;

test('a command that is killed starts again, until it has ended five times in a row', async () => {
  writeFileSync(join(folder, 'tools/commands/start.ts'), bareCommand);
  const commands = new Set<number>();
  for await (const running of starts('start')) {
    expect(isRunning(running.wrapper)).toBe(true);
    commands.add(running.command);
    process.kill(running.command, 'SIGKILL');
  }
  expect(commands.size).toBe(5);
  expect(said).toContain('It ended by SIGKILL and starts again in 200 ms.');
  await expect
    .poll(() => said)
    .toContain('It has ended 5 times in a row, now by SIGKILL: it is not started again.');
});

test('a command that is killed before it runs ends with a sentence', () => {
  writeFileSync(join(folder, 'tools/commands/start.ts'), "process.kill(process.pid, 'SIGKILL')");
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'start'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([1, 'The command was ended by SIGKILL.']);
});

test('a command that waits to restart ends when asked', async () => {
  writeFileSync(join(folder, 'tools/commands/start.ts'), bareCommand);
  for await (const { command: pid, wrapper } of starts('start')) {
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => said, { interval: 5 }).toContain('starts again in');
    process.kill(wrapper, 'SIGTERM');
  }
  await expect.poll(() => isRunning(outer?.pid ?? 0)).toBe(false);
});
