import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writeBankSeed } from '@revisoins/content/seed-sql';
import { freeOffset } from '@revisoins/stack/free-offset';
import { startPostgresServer, type PostgresServer } from '@revisoins/stack/testing/postgres-server';
import { loopbackOrigin } from '../loopback.ts';
import { processorSeconds, processorSecondsWithChildren } from './processor-time.ts';
import { startStackProcess, type StackProcess } from './start-stack-process.ts';

export type DatabaseKind = 'postgresql' | 'embedded';
export type ServerProcess = 'functions' | 'stack' | 'database';

/** Processor time so far, in seconds; null if the system does not report it. */
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
   * Kills a server with SIGKILL and starts it again, as a supervisor would. Resolves to the time that this
   * took, once it answers.
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

/** Because pauses vary, a request from before the kill may be refused a moment after the server is back. */
const AFTERMATH_MS = 2000;

/** How often each kind of line was logged; ids do not matter. */
function countLines() {
  const lines = new Map<string, number>();
  return {
    lines,
    count(line: string): void {
      const kind = line.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>');
      lines.set(kind, (lines.get(kind) ?? 0) + 1);
    },
  };
}

/** When servers were away. Moments of `performance.now()`. */
function recordAbsences() {
  const absences: { from: number; to: number }[] = [];
  return {
    /** Runs what takes a server away and brings it back. Resolves to how long that took. */
    async during(work: () => Promise<void>): Promise<number> {
      const absence = { from: performance.now(), to: Infinity };
      absences.push(absence);
      await work();
      const took = performance.now() - absence.from;
      absence.to = performance.now() + AFTERMATH_MS;
      return took;
    },
    wasAway: (from: number, to: number) =>
      absences.some((absence) => absence.from <= to && from <= absence.to),
  };
}

/** Resolves when the database answers through the stack, and the functions run. */
async function untilHealthy(apiUrl: string): Promise<void> {
  for (;;) {
    const health = await fetch(`${apiUrl}/health`).then(
      (answer) => answer.text(),
      () => '',
    );
    if (health.includes('"database":"ok"') && health.includes('"functions":"ok"')) return;
    await delay(50);
  }
}

/** A folder for the data, which is gone when this process ends, however it ends. */
function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-load-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.on('exit', removeFolder);
  chmodSync(folder, 0o700);
  return {
    folder,
    remove() {
      removeFolder();
      process.off('exit', removeFolder);
    },
  };
}

/** The processes of a stack: of the stack with its functions, and of PostgreSQL unless it is embedded. */
interface Servers {
  start(): Promise<void>;
  /** The process that runs now. Throws when there is none. */
  stack(): StackProcess;
  /** Kills a server and starts it again. */
  replace(server: ServerProcess): Promise<void>;
  stop(): Promise<void>;
}

function createServers(
  kind: DatabaseKind,
  launch: (databaseUrl: string | undefined) => Promise<StackProcess>,
  log: (line: string) => void,
): Servers {
  let postgres: PostgresServer | undefined;
  let running: StackProcess | undefined;
  const stack = () => {
    if (running === undefined) throw new Error('The stack is not running.');
    return running;
  };
  return {
    stack,
    async start() {
      if (kind === 'postgresql') {
        log('Starting PostgreSQL');
        postgres = await startPostgresServer({ isDurable: true });
      }
      log('Starting the stack');
      running = await launch(postgres?.url);
    },
    async replace(server) {
      if (server === 'functions') {
        const pid = await stack().functionsPid();
        if (pid !== undefined) process.kill(pid, 'SIGKILL');
        return;
      }
      if (server === 'database' && postgres !== undefined) {
        await postgres.crash();
        return postgres.start();
      }
      await stack().kill();
      running = await launch(postgres?.url);
    },
    async stop() {
      await running?.stop();
      await postgres?.stop();
    },
  };
}

/** The process id of PostgreSQL; undefined for the embedded database. */
async function postmasterPid(kind: DatabaseKind, sql: Backend['sql']): Promise<number | undefined> {
  if (kind === 'embedded') return undefined;
  const [row] = await sql(`select split_part(pg_read_file('postmaster.pid'), chr(10), 1) as pid`);
  return Number(row?.['pid']);
}

export async function startBackend(
  kind: DatabaseKind,
  profile: string | undefined,
  log: (line: string) => void,
): Promise<Backend> {
  await writeBankSeed();
  const { folder, remove } = temporaryFolder();
  const portOffset = await freeOffset();
  const { lines, count } = countLines();
  const { during, wasAway } = recordAbsences();
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const servers = createServers(
    kind,
    (databaseUrl) =>
      startStackProcess(
        { portOffset, dataDir: folder, ...(databaseUrl !== undefined && { databaseUrl }) },
        profiling,
        count,
      ),
    log,
  );
  const stop = async () => {
    await servers.stop();
    remove();
  };

  try {
    await servers.start();
    await untilHealthy(servers.stack().apiUrl);
    // Its startup output is not logged.
    lines.clear();
    const sql: Backend['sql'] = (query, parameters = []) => servers.stack().sql(query, parameters);
    const [version] = await sql('select version()');
    const postmaster = await postmasterPid(kind, sql);
    return {
      apiUrl: loopbackOrigin(servers.stack().apiUrl),
      publishableKey: servers.stack().publishableKey,
      version: /^PostgreSQL [\d.]+/.exec(String(version?.['version']))?.[0] ?? 'unknown',
      sql,
      kill: (server) =>
        during(async () => {
          await servers.replace(server);
          await untilHealthy(servers.stack().apiUrl);
        }),
      wasAway,
      async processorTime() {
        const functions = await servers.stack().functionsPid();
        return {
          stack: processorSeconds(servers.stack().pid),
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
