import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ports, remotePorts } from '@revisoins/workspace/ports';

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
  /**
   * False leaves out the demonstration learner and exam code; the environment's DEMONSTRATION=off when left
   * out.
   */
  readonly hasDemonstration?: boolean;
};

/** The options, completed from the environment and with defaults. Creates the folder for temporary data. */
export async function resolveOptions(options: StackOptions) {
  const port = ports(options.portOffset);
  const siteUrl = `http://localhost:${port.shell}`;
  const embedding = [...Object.values(remotePorts(options.portOffset)), port.institution];
  const isTemporary = options.dataDir === undefined && options.inMemory === true;
  return {
    log: options.log ?? (() => undefined),
    port,
    apiUrl: `http://127.0.0.1:${port.api}`,
    mailboxUrl: `http://127.0.0.1:${port.mailbox}`,
    siteUrl,
    /** Where links in mails may lead. */
    redirectUrls: [`${siteUrl}/**`, ...embedding.map((number) => `http://localhost:${number}/**`)],
    supabaseDir: resolve(options.supabaseDir ?? join(repository, 'supabase')),
    /** The data is removed when the stack stops. */
    isTemporary,
    dataDir: isTemporary
      ? await mkdtemp(join(tmpdir(), 'revisoins-stack-'))
      : resolve(options.dataDir ?? join(repository, '.local/stack')),
    databaseUrl:
      options.databaseUrl ?? (options.inMemory ? undefined : process.env['DATABASE_URL'] || undefined),
    inMemory: options.inMemory === true,
    dump: options.dump,
    authLimits: options.authLimits ?? process.env['AUTH_LIMITS'] !== 'off',
    scheduledJobs: options.scheduledJobs !== false,
    functionsOnDemand: options.functionsOnDemand === true,
    hasDemonstration: options.hasDemonstration ?? process.env['DEMONSTRATION'] !== 'off',
  };
}

export type StackSettings = Awaited<ReturnType<typeof resolveOptions>>;
