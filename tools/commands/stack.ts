import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createCli, runCli } from '@revisoins/workspace/cli';
import { backUp, restore, timestamp } from '@revisoins/stack/backup';
import { isAlive, runningStack } from '@revisoins/stack/data-lock';
import { repository } from '@revisoins/stack/stack-options';
import { startStack, type Stack } from '@revisoins/stack/start-stack';
import { stackStatus } from '@revisoins/stack/stack-status';
import { runUntilStopped } from '@revisoins/start/run-until-stopped';

const dataDir = join(repository, '.local/stack');

const start = () =>
  runUntilStopped(async () => {
    const stack = await startStack({ dataDir, log: console.log });
    console.log(`API      ${stack.apiUrl}\nMailbox  ${stack.mailboxUrl}`);
    return stack.stop;
  });

async function status({ json }: { json?: true }): Promise<void> {
  const found = await stackStatus(dataDir);
  if (found === null)
    throw new Error('The local stack is not running. Start it with: npm run stack -- start');
  if (json) console.log(JSON.stringify(found, null, 2));
  else for (const [name, value] of Object.entries(found)) console.log(`${name}="${value}"`);
}

/** Stops the running stack and waits until it is gone. */
async function stop(): Promise<void> {
  const running = await runningStack(dataDir);
  if (running === null) return console.log('The local stack is not running.');
  process.kill(running.pid, 'SIGTERM');
  for (let tries = 0; isAlive(running.pid); tries += 1) {
    if (tries > 100) throw new Error(`Process ${running.pid} does not end.`);
    await delay(100);
  }
  console.log('The local stack has stopped.');
}

/** Keeps the keys. */
async function reset(): Promise<void> {
  if (process.env['DATABASE_URL'] !== undefined)
    throw new Error(
      'reset wipes the embedded database only; with DATABASE_URL, recreate the database on its server.',
    );
  const running = await runningStack(dataDir);
  if (running !== null)
    throw new Error(`Stop the running stack first (process ${running.pid}): npm run stack -- stop`);
  for (const part of ['database', 'storage']) await rm(join(dataDir, part), { recursive: true, force: true });
  const stack: Stack = await startStack({ dataDir, log: console.log });
  await stack.stop();
  console.log('The database is new.');
}

const place = (file: string) => ({ dataDir, file, databaseUrl: process.env['DATABASE_URL'] || undefined });

async function writeBackup(file = join(repository, `.local/backups/${timestamp(new Date())}.tar.gz`)) {
  await mkdir(dirname(resolve(file)), { recursive: true });
  const { rows } = await backUp(place(file));
  console.log(`${file}\n${rows['auth.users']} accounts, ${rows['public.quiz_attempts']} results, ${rows['storage.objects']} files.
It holds everything, the keys of the stack included: keep it where only you can read it.`);
}

async function putBack(file: string) {
  const { at, rows, before } = await restore(place(file));
  console.log(`Restored what was backed up on ${at}: ${rows['auth.users']} accounts, ${rows['public.quiz_attempts']} results, ${rows['storage.objects']} files.
${before === undefined ? '' : `What was here before is in ${before}.\n`}Start it with: npm start`);
}

const cli = createCli('npm run stack --', 'The local stack: database, accounts, functions, storage, mail.');
cli
  .command('start', { isDefault: true })
  .description('run it until Ctrl+C (without a command as well)')
  .action(start);
cli.command('status').description('where it runs, with its keys').option('--json', 'as JSON').action(status);
cli.command('stop').description('end the one that runs').action(stop);
cli
  .command('reset')
  .description('wipe the embedded database and the uploads, then apply migrations and seeds')
  .action(reset);
cli
  .command('backup')
  .description('write database, uploads and keys into one archive (.local/backups/<time>.tar.gz)')
  .argument('[file]', 'where to write it')
  .action(writeBackup);
cli
  .command('restore')
  .description('put a backup back; the previous data is moved aside')
  .argument('<file>', 'the archive')
  .action(putBack);
process.exitCode = await runCli(cli, process.argv.slice(2));
