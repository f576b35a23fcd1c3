import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import postgres from 'postgres';

export interface PostgresServer {
  /** The address of its database `postgres`, as a superuser. */
  readonly url: string;
  /** Kills every process of the server; its data stays. */
  crash(): Promise<void>;
  /** Starts the server again after `crash`, at the same address. */
  start(): Promise<void>;
  /** Ends the server and removes its data. */
  stop(): Promise<void>;
}

/** Where Debian puts the programs, newest version first; elsewhere they are on the path. */
function findPrograms(): string | undefined {
  if (process.platform === 'win32') return undefined;
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).filter((name) => Number(name) >= 14) : [];
  return [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Whether tests can run on PostgreSQL here. `TEST_POSTGRES=off` disables them, even if it is installed. */
export const hasPostgres = (): boolean =>
  process.env['TEST_POSTGRES'] !== 'off' && findPrograms() !== undefined;

/** Installs Debian's package where that is possible. Returns whether PostgreSQL is installed now. */
export function installPostgres(log: (text: string) => void): boolean {
  if (hasPostgres()) return true;
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'],
  ]) {
    log(`No PostgreSQL found; trying: apt-get ${args.join(' ')}`);
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  return hasPostgres();
}

export interface PostgresServerOptions {
  /** Waits for the disk at each commit, as a server of learners does. */
  readonly isDurable?: boolean;
}

/**
 * A PostgreSQL server for tests, in a temporary folder and on a free port, with a random password. It ends
 * with this process at the latest, and its folder is removed. Rejects where PostgreSQL is not installed.
 */
export async function startPostgresServer({
  isDurable = false,
}: PostgresServerOptions = {}): Promise<PostgresServer> {
  const programs = findPrograms();
  if (programs === undefined) throw new Error('No PostgreSQL is installed here.');
  const owner = serverOwner();
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-postgres-'));
  const password = randomBytes(18).toString('base64url');
  writeFileSync(join(folder, 'password'), password);
  for (const path of [folder, join(folder, 'password')])
    if (owner !== undefined) chownSync(path, owner.uid, owner.gid);
  chmodSync(folder, 0o700);
  const data = join(folder, 'data');
  const initialised = spawnSync(
    join(programs, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '-A',
      'scram-sha-256',
      `--pwfile=${folder}/password`,
      '-N',
    ],
    { ...owner, cwd: folder, encoding: 'utf8' },
  );
  if (initialised.status !== 0) throw new Error(`initdb failed: ${initialised.stderr}`);
  const port = await freePort();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const settings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 300 };
  // Writes survive a crash of the server, but need not survive a crash of the machine.
  const hasty = isDurable ? {} : { fsync: 'off', full_page_writes: 'off' };
  const flags = Object.entries({ ...settings, ...hasty }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);

  // The shell holds a pipe to this process: when the pipe closes, however this process ended, it stops the
  // server and removes its folder, unless it should be kept.
  const script = `"$@" & server=$!; echo $server; said=$(cat); if [ "$said" = keep ]; then kill -KILL $server $(pgrep -P $server); else kill -QUIT $server; fi; wait $server; [ "$said" = keep ] || rm -rf "$PWD"`;
  const start = async (): Promise<ChildProcess> => {
    const shell = spawn('sh', ['-c', script, 'sh', join(programs, 'postgres'), '-D', data, ...flags], {
      ...owner,
      cwd: folder,
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    await untilItAnswers(url);
    return shell;
  };
  let shell = await start();
  const end = async (word: 'keep' | '') => {
    const ended = once(shell, 'close');
    shell.stdin?.end(word);
    await ended;
  };
  return {
    url,
    crash: () => end('keep'),
    async start() {
      shell = await start();
    },
    stop: () => end(''),
  };
}

/** Polls every 50 ms until the server accepts connections. Rejects with its reason after a minute. */
async function untilItAnswers(url: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    const connection = postgres(url, { max: 1, onnotice: () => undefined });
    try {
      await connection`select 1`;
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await delay(50);
    } finally {
      await connection.end();
    }
  }
}

/** The user that runs the server: PostgreSQL refuses to run as root. */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return line === null ? undefined : { uid: Number(line[1]), gid: Number(line[2]) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
