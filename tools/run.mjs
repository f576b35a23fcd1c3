// The entry point of every command of this repository: `node tools/run.mjs <command> [arguments]`. Plain
// JavaScript for any Node from 20 on: it installs what is missing, then runs the command with the Node 24 of
// the lockfile.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { supervise } from './supervise.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const node = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const stamp = join(root, 'node_modules', '.revisoins-installed');
const [command = '', ...args] = process.argv.slice(2);

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or newer is needed; this is ${process.versions.node}.`);
if (!/^[a-z]+$/.test(command) || !existsSync(join(root, 'tools', 'commands', `${command}.ts`))) {
  fail(`There is no command "${command}". docs/guides/contributor.md lists the commands.`);
}

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
const installed = existsSync(stamp) && existsSync(node) ? readFileSync(stamp, 'utf8') : '';
if (installed !== wanted) {
  console.log('Installing the packages of package-lock.json...');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0)
    fail(
      'The packages could not be installed (npm ci failed; its message is above). Check the network, then try again.',
    );
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const env = {
  // A third of the cost of a command's short programs is parsing the same sources again.
  NODE_COMPILE_CACHE: join(root, '.local', 'compile-cache'),
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH}`,
  NODE_NO_WARNINGS: '1',
};
const endWithParent = pathToFileURL(join(root, 'tools', 'start', 'end-with-parent.ts')).href;
const ending = new AbortController();
const startCommand = () => {
  const child = spawn(
    node,
    ['--import', endWithParent, join(root, 'tools', 'commands', `${command}.ts`), ...args],
    {
      cwd: root,
      // The command ends when the channel closes: on a signal, and also when this process is killed.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env,
    },
  );
  ending.signal.addEventListener('abort', () => child.connected && child.disconnect());
  return child;
};
const end = () => ending.abort();
process.on('SIGINT', end);
process.on('SIGTERM', end);
// npm holds nothing open that would close when it ends, so we poll whether it still exists. (npm's shell has
// replaced itself with this process by `exec`; otherwise it would swallow an interrupt and outlive npm. On
// Windows `exec.cmd` does that.)
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && end(), 1000).unref();
supervise(startCommand, ending.signal).then(
  (code) => process.exit(code),
  (error) => fail(error.message),
);
