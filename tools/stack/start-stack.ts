import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { collectGarbage } from './collect-garbage.ts';
import { applySeeds } from './database/apply-seeds.ts';
import type { Database, Row } from './database/database.ts';
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
import { resolveOptions, type StackOptions, type StackSettings } from './stack-options.ts';
import { keepSendingReminders } from './send-reminders.ts';
import { startRealtime } from './realtime/realtime-server.ts';

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

/** Steps that end what was started; the last one runs first. */
type Undo = (() => unknown)[];

/** The mailbox, the functions, the database and lite over it, none of them reachable yet but the mailbox. */
async function openServices(settings: StackSettings, undo: Undo) {
  const { apiUrl, siteUrl, redirectUrls, supabaseDir, dataDir, port, log } = settings;
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
      onDemand: settings.functionsOnDemand,
      ...(await functionEnvironment(join(supabaseDir, 'functions/.env'), apiUrl, keys)),
    },
    log,
  );
  undo.push(() => functions.stop());
  const database = await openDatabase(settings);
  undo.push(() => database.close());
  const lite = createLiteService({
    database,
    keys,
    config,
    mailbox,
    apiUrl,
    siteUrl,
    redirectUrls,
    projectDirectory: dirname(supabaseDir),
    storageDirectory: join(dataDir, 'storage'),
  });
  return { keys, config, functions, database, lite, mailbox };
}

type Services = Awaited<ReturnType<typeof openServices>>;

async function openDatabase({ databaseUrl, inMemory, dataDir, dump }: StackSettings): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgresDatabase(databaseUrl);
  return openPgliteDatabase(inMemory ? undefined : join(dataDir, 'database'), dump);
}

/** Applies migrations and seeds, and starts the scheduled jobs. Resolves with the applied migrations. */
async function prepareDatabase({ database, lite, mailbox }: Services, settings: StackSettings, undo: Undo) {
  const { supabaseDir, hasDemonstration, log } = settings;
  const { applied, changed } = await migrateDatabase(database, {
    prepareServices: () => lite.prepare(),
    supabaseDir,
    hasDemonstration,
  });
  for (const file of applied) log(`database: applied ${file}`);
  for (const file of changed)
    log(`database: ${file} has changed since it was applied; npm run db:reset starts afresh`);
  if (await applySeeds(database, supabaseDir)) log('database: seeded');
  if (settings.scheduledJobs && !(await hasPgCron(database))) undo.push(runScheduledJobs(database, log));
  if (settings.scheduledJobs) {
    const send = mailbox.add.bind(mailbox);
    undo.push(keepSendingReminders({ database, supabaseDir, siteUrl: settings.siteUrl, send }, log));
  }
  return applied;
}

/** Opens the one origin of all services. */
async function openGateway(services: Services, settings: StackSettings, undo: Undo): Promise<void> {
  const { database, keys } = services;
  const { apiUrl, dataDir, port, log } = settings;
  const realtime = await startRealtime(database, keys, log);
  const limitAuth: AuthLimiter = settings.authLimits
    ? await createAuthLimiter(database, keys.jwtSecret)
    : (_target, _init, _body, _address, next) => next();
  const recordEvent = securityLog(join(dataDir, 'security.jsonl'));
  const gateway = createGateway({ ...services, apiUrl, limitAuth, realtime, log, recordEvent });
  await listenOnPort(gateway, port.api, 'API');
  undo.push(() => {
    // A server is closed once its WebSockets are, which it does not end itself.
    realtime.stop();
    return closeServer(gateway);
  });
}

/**
 * Starts the whole backend on this machine and resolves when it answers. Rejects, with everything undone,
 * when a port is in use (the message names it), another stack uses the data, or a migration or seed fails.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const settings = await resolveOptions(options);
  const { apiUrl, mailboxUrl, dataDir } = settings;
  const undo: Undo = [];
  let stopped: Promise<void> | undefined;
  const stop = () =>
    (stopped ??= (async () => {
      for (const step of undo.toReversed()) await step();
    })());

  try {
    if (settings.isTemporary) undo.push(() => rm(dataDir, { recursive: true, force: true }));
    undo.push(await lockData(dataDir, { pid: process.pid, apiUrl, mailboxUrl }));
    const services = await openServices(settings, undo);
    const applied = await prepareDatabase(services, settings, undo);
    await openGateway(services, settings, undo);
    if (applied.length > 0) collectGarbage();
    const { keys, functions, database } = services;
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
