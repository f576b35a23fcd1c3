import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ports } from '@revisoins/workspace/ports';
import { collectGarbage } from './collect-garbage.ts';
import { applySeeds } from './database/apply-seeds.ts';
import type { Row } from './database/database.ts';
import { migrateDatabase } from './database/migrate-database.ts';
import { openPgliteDatabase } from './database/pglite-database.ts';
import { openPostgresDatabase } from './database/postgres-database.ts';
import { hasPgCron, runScheduledJobs } from './database/run-scheduled-jobs.ts';
import { lockData } from './data-lock.ts';
import { functionEnvironment } from './functions/function-environment.ts';
import { startFunctionHost } from './functions/function-host.ts';
import { createGateway } from './gateway/create-gateway.ts';
import { securityLog } from './gateway/security-events.ts';
import { createAuthLimiter, type AuthLimiter } from './gateway/auth-limiter.ts';
import { loadKeys } from './keys.ts';
import { closeServer, listenOnPort } from './listen-on-port.ts';
import { createLiteService } from './lite-service.ts';
import { createMailbox } from './mail/mailbox.ts';
import { serveMailbox } from './mail/serve-mailbox.ts';
import { readProjectConfig } from './project-config.ts';
import { startRealtime } from './realtime/realtime-server.ts';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

export type StackOptions = {
  /** Added to every port; the environment's PORT_OFFSET when left out. */
  readonly portOffset?: number;
  /** Keys, database and uploads; `.local/stack` when left out, a temporary directory with `inMemory`. */
  readonly dataDir?: string;
  /** Keeps the database in memory: faster to start, lost at the end. */
  readonly inMemory?: boolean;
  /** With `inMemory`: the initial data of the database. */
  readonly dump?: Blob;
  /** A PostgreSQL server instead of the embedded one; the environment's DATABASE_URL when left out. */
  readonly databaseUrl?: string;
  /** The folder with config.toml, migrations, functions and seeds. */
  readonly supabaseDir?: string;
  readonly log?: (line: string) => void;
  /**
   * False turns the limits of sign-ins, sign-ups and resets off, for load tests; the environment's
   * AUTH_LIMITS=off when left out.
   */
  readonly authLimits?: boolean;
  /** False does not run the jobs of `cron.job`, for tests that control time themselves. */
  readonly scheduledJobs?: boolean;
  /** True starts the functions with the first call, for tests that may never call one. */
  readonly functionsOnDemand?: boolean;
  /** False leaves out the demonstration learner and exam code; the environment's DEMONSTRATION=off when left out. */
  readonly hasDemonstration?: boolean;
};

export type Stack = {
  readonly apiUrl: string;
  readonly mailboxUrl: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  /** The process id of the functions' runtime, while it runs. */
  functionsPid(): number | undefined;
  /** Runs one statement as the database owner, bypassing row level security. */
  sql(query: string, parameters?: readonly unknown[]): Promise<Row[]>;
  /** Ends everything that was started. Safe to call twice. */
  stop(): Promise<void>;
};

/**
 * Starts the whole backend on this machine and resolves when it answers. Rejects, with everything undone,
 * when a port is in use (the message names it), another stack uses the data, or a migration or seed fails.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const log = options.log ?? (() => undefined);
  const port = ports(options.portOffset);
  const [apiUrl, mailboxUrl, siteUrl] = [
    `http://127.0.0.1:${port.api}`,
    `http://127.0.0.1:${port.mailbox}`,
    `http://localhost:${port.shell}`,
  ];
  const remotes = [port.quiz, port.exam, port.voice, port.account, port.institution].map(
    (number) => `http://localhost:${number}/**`,
  );
  const supabaseDir = resolve(options.supabaseDir ?? join(repository, 'supabase'));
  const isTemporary = options.dataDir === undefined && options.inMemory === true;
  const dataDir = isTemporary
    ? await mkdtemp(join(tmpdir(), 'revisoins-stack-'))
    : resolve(options.dataDir ?? join(repository, '.local/stack'));
  const databaseUrl =
    options.databaseUrl ?? (options.inMemory ? undefined : process.env['DATABASE_URL'] || undefined);
  const undo: (() => unknown)[] = [];
  let stopped: Promise<void> | undefined;
  const stop = () =>
    (stopped ??= (async () => {
      for (const step of undo.toReversed()) await step();
    })());

  try {
    if (isTemporary) undo.push(() => rm(dataDir, { recursive: true, force: true }));
    undo.push(await lockData(dataDir, { pid: process.pid, apiUrl, mailboxUrl }));
    const mailbox = createMailbox();
    const mailboxServer = serveMailbox(mailbox);
    await listenOnPort(mailboxServer, port.mailbox, 'mailbox');
    undo.push(() => closeServer(mailboxServer));
    const [keys, config] = await Promise.all([
      loadKeys(join(dataDir, 'keys.json')),
      readProjectConfig(supabaseDir),
    ]);
    const functions = startFunctionHost(
      {
        directory: join(supabaseDir, 'functions'),
        cacheDirectory: join(dataDir, 'deno'),
        onDemand: options.functionsOnDemand === true,
        ...(await functionEnvironment(join(supabaseDir, 'functions/.env'), apiUrl, keys)),
      },
      log,
    );
    undo.push(() => functions.stop());
    const database =
      databaseUrl === undefined
        ? await openPgliteDatabase(options.inMemory ? undefined : join(dataDir, 'database'), options.dump)
        : openPostgresDatabase(databaseUrl);
    undo.push(() => database.close());
    const lite = createLiteService({
      database,
      keys,
      config,
      mailbox,
      apiUrl,
      siteUrl,
      redirectUrls: [`${siteUrl}/**`, ...remotes],
      projectDirectory: dirname(supabaseDir),
      storageDirectory: join(dataDir, 'storage'),
    });
    const { applied, changed } = await migrateDatabase(database, {
      prepareServices: () => lite.prepare(),
      supabaseDir,
      hasDemonstration: options.hasDemonstration ?? process.env['DEMONSTRATION'] !== 'off',
    });
    for (const file of applied) log(`database: applied ${file}`);
    for (const file of changed)
      log(`database: ${file} has changed since it was applied; npm run db:reset starts afresh`);
    if (await applySeeds(database, supabaseDir)) log('database: seeded');
    if (options.scheduledJobs !== false && !(await hasPgCron(database)))
      undo.push(runScheduledJobs(database, log));
    const realtime = await startRealtime(database, keys, log);
    const hasLimits = options.authLimits ?? process.env['AUTH_LIMITS'] !== 'off';
    const limitAuth: AuthLimiter = hasLimits
      ? await createAuthLimiter(database, keys.jwtSecret)
      : (_target, _init, _body, _address, next) => next();
    const recordEvent = securityLog(join(dataDir, 'security.jsonl'));
    const gateway = createGateway({
      apiUrl,
      database,
      keys,
      config,
      lite,
      limitAuth,
      functions,
      realtime,
      log,
      recordEvent,
    });
    await listenOnPort(gateway, port.api, 'API');
    undo.push(() => {
      // A server is closed once its WebSockets are, which it does not end itself.
      realtime.stop();
      return closeServer(gateway);
    });
    if (applied.length > 0) collectGarbage();
    return {
      apiUrl,
      mailboxUrl,
      publishableKey: keys.publishableKey,
      secretKey: keys.secretKey,
      stop,
      functionsPid: () => functions.pid(),
      sql: (query, parameters) => database.query(query, parameters),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
