import { AsyncLocalStorage } from 'node:async_hooks';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';
import { setCallerWithBegin } from './caller-context.ts';
import { callerSettings, DatabaseLost, type Database, type Row, type Statement } from './database.ts';
import { isoTimestamp } from './iso-timestamps.ts';
import { logInOneLine } from './log-in-one-line.ts';

const moment = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : String(value)),
  parse: isoTimestamp,
});

/** Callers pass JSON as text, as to the embedded database: the driver would encode it twice. */
const json = (oid: number) => ({
  to: oid,
  from: [oid],
  parse: (text: string): unknown => JSON.parse(text),
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
});

/** The driver would write '[object Object]'. */
const text = {
  to: 25,
  from: [25],
  parse: (value: string) => value,
  serialize(value: unknown): string {
    if (typeof value === 'object')
      throw Object.assign(new Error('A text was expected.'), { code: '22P02', severity: 'ERROR' });
    return String(value);
  },
};

type Parameter = string | number | boolean | null;
type Driver = PostgresConnection['driver'];
type Reserved = Awaited<ReturnType<Driver['reserve']>>;

/**
 * Error codes of a server that shuts down (57P01 to 57P05), of a lost connection (class 08), of the driver
 * and of the network.
 */
function isLoss(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return /^(57P0[1-5]|08\w{3}|CONNECTION_\w+|CONNECT_TIMEOUT|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/.test(
    String(error.code),
  );
}

const MOST_CONNECTIONS = 10;
/** Statements with values that a connection keeps prepared: many times what the site sends. */
const MOST_STATEMENTS = 500;

/**
 * A pool of connections, each with its own driver and used by one caller at a time. The driver's own pool
 * does not survive a server that goes away: it writes to closed sockets, which ends this process, and hands
 * out dead connections. Here a lost connection refuses whatever follows the loss, above all its ROLLBACK, and
 * is never used again.
 */
function reservations(driver: Driver): (() => Promise<Reserved>) & { close(): Promise<void> } {
  interface Client {
    readonly sql: Driver;
    isLost: boolean;
    /** It answers, and gives its place to a new one: full, or prepared for tables that have changed since. */
    isSpent: boolean;
    readonly statements: Set<string>;
  }
  const idle: Client[] = [];
  const waiting: ((client: Client) => void)[] = [];
  const clients = new Set<Client>();

  function connect(): Client {
    const client: Client = {
      isLost: false,
      isSpent: false,
      statements: new Set(),
      sql: postgres({ ...driver.options, ...own() } as object),
    };
    function own() {
      return { max: 1, fetch_types: false, max_lifetime: null, onclose: () => (client.isLost = true) };
    }
    clients.add(client);
    return client;
  }

  /** Replaces a lost or spent connection. */
  function sound(client: Client): Client {
    if (!client.isLost && !client.isSpent) return client;
    clients.delete(client);
    client.sql.end({ timeout: 0 }).catch(() => undefined);
    return connect();
  }

  /** Passes the connection to the first waiting caller, or keeps it. */
  function giveBack(client: Client): void {
    const next = sound(client);
    const first = waiting.shift();
    if (first !== undefined) first(next);
    else idle.push(next);
  }

  async function take(): Promise<Client> {
    const client = idle.pop();
    if (client !== undefined) return sound(client);
    if (clients.size === MOST_CONNECTIONS) return new Promise((resolve) => waiting.push(resolve));
    return connect();
  }

  const close = async () => void (await Promise.all([...clients].map(({ sql }) => sql.end({ timeout: 5 }))));
  return Object.assign(
    async () => {
      const client = await take();
      return {
        unsafe: (sql: string, parameters?: Parameter[], options?: object) => {
          if (client.isLost) return Promise.reject(lost());
          const hasValues = parameters !== undefined && parameters.length > 0;
          if (hasValues) client.statements.add(sql);
          if (client.statements.size > MOST_STATEMENTS) client.isSpent = true;
          // An unprepared statement with values takes two round trips, the first to ask for their types.
          const answer = client.sql.unsafe(sql, parameters as never, { prepare: hasValues, ...options });
          // Before the caller learns of it and sends a ROLLBACK: between a socket's error and its end the
          // driver would accept one and never answer.
          answer.catch((error: unknown) => {
            if (isLoss(error)) client.isLost = true;
            if (isStale(error)) client.isSpent = true;
          });
          return answer;
        },
        release: () => giveBack(client),
      } as unknown as Reserved;
    },
    { close },
  );
}

/**
 * A prepared statement that is gone, or whose tables have changed since; the server names its own routine in
 * any language.
 */
function isStale(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && error.code === '26000') ||
    ('routine' in error && error.routine === 'RevalidateCachedQuery')
  );
}

const lost = () => Object.assign(new Error('the connection was lost'), { code: 'CONNECTION_CLOSED' });

/**
 * A PostgreSQL server. Its user must be allowed to create roles, schemas and extensions. While the server is
 * away, calls reject with `DatabaseLost`; they connect again as soon as it is back.
 */
export function openPostgresDatabase(url: string): Database {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => undefined,
      connection: { search_path: '"$user", public, extensions' },
      types: { text, timestamp: moment(1114), timestamptz: moment(1184), json: json(114), jsonb: json(3802) },
      connect_timeout: 5,
      // Seconds between two attempts to connect. The driver's own backoff grows to 20 s, long after the
      // server is back.
      backoff: () => 0.25,
    },
  });
  logInOneLine(connection);
  const { driver } = connection;
  const asked = new AsyncLocalStorage<{ isLost: boolean }>();
  const callers = new AsyncLocalStorage<Statement>();
  setCallerWithBegin(connection, (caller, work) =>
    callers.run(caller, () => connection.kysely.transaction().execute(work)),
  );
  const reserve = reservations(driver);
  const noteLoss = (error: unknown): void => {
    const work = asked.getStore();
    if (work !== undefined && isLoss(error)) work.isLost = true;
  };
  // Lite takes its connections from here.
  driver.reserve = async () => {
    await knowTypes().catch((error: unknown) => {
      // For each of those who wait for the same answer.
      noteLoss(error);
      throw error;
    });
    const reserved = await reserve();
    const unsafe = reserved.unsafe.bind(reserved);
    return Object.assign(reserved, {
      unsafe: (...asks: Parameters<typeof unsafe>) => {
        const answer = unsafe(...asks);
        answer.catch(noteLoss);
        const caller = callers.getStore();
        if (caller === undefined || asks[0] !== 'begin') return answer;
        // Both go out together; whoever waits for the beginning of the transaction waits for both.
        const identified = unsafe(caller.sql, caller.parameters);
        identified.catch(noteLoss);
        return Promise.all([answer, identified]).then(
          ([begun]) => begun,
          async (error: unknown) => {
            // Nobody ends a transaction that has not begun well.
            await unsafe('rollback').catch(() => undefined);
            throw error;
          },
        );
      },
    });
  };

  let types: Promise<unknown> | undefined;
  /** The driver's first query reads how the server formats arrays; all connections share the answer. */
  const knowTypes = () =>
    (types ??= driver.unsafe('select 1').catch((error: unknown) => {
      types = undefined;
      throw error;
    }));

  async function orLost<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw isLoss(error) ? new DatabaseLost(error) : error;
    }
  }

  /** Like the driver's `begin`, which however would send its ROLLBACK on a lost connection. */
  const transaction = <T>(work: (tx: Reserved) => Promise<T>): Promise<T> =>
    orLost(async () => {
      const tx = await driver.reserve();
      try {
        await tx.unsafe('begin');
        const result = await work(tx);
        await tx.unsafe('commit');
        return result;
      } catch (error) {
        await tx.unsafe('rollback').catch(() => undefined);
        throw error;
      } finally {
        tx.release();
      }
    });

  const bound = (parameters: readonly unknown[]) => parameters as Parameter[];
  return {
    connection,
    query: (sql, parameters = []) =>
      orLost(async () => {
        const reserved = await driver.reserve();
        try {
          return [...(await reserved.unsafe<Row[]>(sql, bound(parameters)))];
        } finally {
          reserved.release();
        }
      }),
    script: (sql) =>
      transaction(async (tx) => {
        await tx.unsafe(sql);
      }),
    queryAs: (claims, sql, parameters = []) =>
      transaction(async (tx) => {
        const settings = callerSettings(claims);
        await tx.unsafe(settings.sql, settings.parameters);
        return [...(await tx.unsafe<Row[]>(sql, bound(parameters)))];
      }),
    listen: (channel, onPayload) =>
      orLost(async () => {
        await driver.listen(channel, onPayload);
      }),
    // Lite handles a lost connection like any other error.
    exclusively: (work) => {
      const own = { isLost: false };
      return asked.run(own, async () => {
        const result = await orLost(work);
        if (own.isLost) throw new DatabaseLost();
        return result;
      });
    },
    async close() {
      await reserve.close();
      await connection.close();
    },
  };
}
