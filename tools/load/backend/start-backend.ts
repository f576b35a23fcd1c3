import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { writeBankSeed } from '@revisoins/content/seed-sql';
import { freeOffset } from '@revisoins/stack/free-offset';
import { startPostgresServer, type PostgresServer } from '@revisoins/stack/testing/postgres-server';
import { loopbackOrigin } from '../loopback.ts';
import { processorSeconds, processorSecondsWithChildren } from './processor-time.ts';
import { stackReply, type StackReply, type StackRequest } from './stack-messages.ts';

export type DatabaseKind = 'postgresql' | 'embedded';
export type ServerProcess = 'functions' | 'stack' | 'database';

/** Seconds of processor used so far; null where the system does not tell. */
export interface ProcessorTime {
  readonly stack: number | null;
  readonly functions: number | null;
  /** The embedded database works inside the stack. */
  readonly database: number | null;
}

/** A stack with a database of its own, both in a temporary folder, that can be killed process by process. */
export interface Backend {
  readonly apiUrl: string;
  readonly publishableKey: string;
  /** Such as `PostgreSQL 15.14`. */
  readonly version: string;
  /** Runs a statement as the database owner. */
  sql(query: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /**
   * Kills a server with SIGKILL and starts it again, as a supervisor would. Resolves when it answers: to how
   * long that took.
   */
  kill(server: ServerProcess): Promise<number>;
  /**
   * Whether a server was killed and not back yet at some moment between the two. Moments of
   * `performance.now()`.
   */
  wasAway(from: number, to: number): boolean;
  processorTime(): Promise<ProcessorTime>;
  /** What the stack has logged, each kind of line with how often. */
  logged(): Map<string, number>;
  stop(): Promise<void>;
}

/** Distributed over pauses, a request of before the kill is refused a moment after the server is back. */
const AFTERMATH_MS = 2000;

export async function startBackend(
  kind: DatabaseKind,
  profile: string | undefined,
  log: (line: string) => void,
): Promise<Backend> {
  await writeBankSeed();
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-load-'));
  // However this process ends. The stack and the database end with it, too.
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.on('exit', remove);
  chmodSync(folder, 0o700);
  const portOffset = await freeOffset();
  const lines = new Map<string, number>();
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const absences: { from: number; to: number }[] = [];
  let postgres: PostgresServer | undefined;
  let stack: StackProcess | undefined;

  const stop = async () => {
    await stack?.stop();
    await postgres?.stop();
    remove();
    process.off('exit', remove);
  };
  const launch = () =>
    startStackProcess(
      { portOffset, dataDir: folder, ...(postgres && { databaseUrl: postgres.url }) },
      profiling,
      (line) => {
        const kindOfLine = line.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>');
        lines.set(kindOfLine, (lines.get(kindOfLine) ?? 0) + 1);
      },
    );
  const running = () => {
    if (stack === undefined) throw new Error('The stack is not running.');
    return stack;
  };

  async function replace(server: ServerProcess): Promise<void> {
    if (server === 'functions') {
      const pid = await running().functionsPid();
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      return;
    }
    if (server === 'database' && postgres !== undefined) {
      await postgres.crash();
      return postgres.start();
    }
    await running().kill();
    stack = await launch();
  }

  /** Until the database answers through the stack, and the functions run. */
  async function untilHealthy(): Promise<void> {
    for (;;) {
      const health = await fetch(`${running().apiUrl}/health`).then(
        (answer) => answer.text(),
        () => '',
      );
      if (health.includes('"database":"ok"') && health.includes('"functions":"ok"')) return;
      await delay(50);
    }
  }

  try {
    if (kind === 'postgresql') {
      log('Starting PostgreSQL');
      postgres = await startPostgresServer({ isDurable: true });
    }
    log('Starting the stack');
    stack = await launch();
    await untilHealthy();
    // What it says as it starts is no news.
    lines.clear();
    const sql: Backend['sql'] = (query, parameters = []) => running().sql(query, parameters);
    const [version] = await sql('select version()');
    const postmaster =
      postgres === undefined
        ? undefined
        : Number(
            (await sql(`select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`))[0]?.['pid'],
          );
    return {
      apiUrl: loopbackOrigin(stack.apiUrl),
      publishableKey: stack.publishableKey,
      version: /^PostgreSQL [\d.]+/.exec(String(version?.['version']))?.[0] ?? 'unknown',
      sql,
      async kill(server) {
        const absence = { from: performance.now(), to: Infinity };
        absences.push(absence);
        await replace(server);
        await untilHealthy();
        const took = performance.now() - absence.from;
        absence.to = performance.now() + AFTERMATH_MS;
        return took;
      },
      wasAway: (from, to) => absences.some((absence) => absence.from <= to && from <= absence.to),
      async processorTime() {
        const functions = await running().functionsPid();
        return {
          stack: processorSeconds(running().pid),
          functions: functions === undefined ? null : processorSeconds(functions),
          database: postmaster === undefined ? null : processorSecondsWithChildren(postmaster),
        };
      },
      logged: () => lines,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface StackProcess {
  readonly pid: number;
  readonly apiUrl: string;
  readonly publishableKey: string;
  sql(query: string, parameters: readonly unknown[]): Promise<Record<string, unknown>[]>;
  functionsPid(): Promise<number | undefined>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

async function startStackProcess(
  options: object,
  profiling: readonly string[],
  log: (line: string) => void,
): Promise<StackProcess> {
  const child = fork(new URL('./stack-process.ts', import.meta.url), [JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A database that the environment names is somebody's own.
    env: { ...process.env, NODE_NO_WARNINGS: '1', DATABASE_URL: '' },
    execArgv: [...profiling],
  });
  /** Its last words, for when it ends. */
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    if (stream) {
      createInterface(stream).on('line', (line) => {
        said.push(line);
        said.splice(0, said.length - 10);
        log(line);
      });
    }
  const waiting = new Map<number, { resolve(reply: StackReply): void; reject(error: Error): void }>();
  let asked = 0;
  const ready = new Promise<Extract<StackReply, { kind: 'ready' }>>((resolve, reject) => {
    child.on('message', (message) => {
      const reply = stackReply.parse(message);
      if (reply.kind === 'ready') return resolve(reply);
      const asker = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.kind === 'failed') asker?.reject(new Error(reply.reason));
      else asker?.resolve(reply);
    });
    child.once('exit', () => {
      const ended = new Error(`The process of the stack ended.\n${said.join('\n')}`);
      reject(ended);
      for (const { reject: tell } of waiting.values()) tell(ended);
      waiting.clear();
    });
  });
  const ask = (request: (id: number) => StackRequest) =>
    new Promise<StackReply>((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      child.send(request(asked));
    });
  const { apiUrl, publishableKey } = await ready;
  return {
    pid: child.pid ?? 0,
    apiUrl,
    publishableKey,
    async sql(sql, parameters) {
      const reply = await ask((id) => ({ kind: 'sql', id, sql, parameters: [...parameters] }));
      return reply.kind === 'rows' ? reply.rows : [];
    },
    async functionsPid() {
      const reply = await ask((id) => ({ kind: 'functions', id }));
      return reply.kind === 'functions' ? reply.pid : undefined;
    },
    kill: () => end(child, 'SIGKILL'),
    stop: () => end(child, 'SIGTERM'),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
