import type { PostgresConnection } from '@supabase/lite/postgres';
import postgres from 'postgres';

export type Parameter = string | number | boolean | null;
export type Driver = PostgresConnection['driver'];
/** A connection while one caller has it. */
export type Reserved = Awaited<ReturnType<Driver['reserve']>>;

export interface Pool {
  reserve(): Promise<Reserved>;
  close(): Promise<void>;
}

export const MOST_CONNECTIONS = 10;
/** Statements with values that a connection keeps prepared: many times what the site sends. */
const MOST_STATEMENTS = 500;

/**
 * Error codes of a server that shuts down (57P01 to 57P05), of a lost connection (class 08), of the driver
 * and of the network.
 */
export function isLoss(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return /^(57P0[1-5]|08\w{3}|CONNECTION_\w+|CONNECT_TIMEOUT|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND)$/.test(
    String(error.code),
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

/** One connection, with its own driver. */
interface Client {
  readonly sql: Driver;
  isLost: boolean;
  /** It answers, and gives its place to a new one: full, or prepared for tables that have changed since. */
  isSpent: boolean;
  readonly statements: Set<string>;
}

function connect(driver: Driver): Client {
  const own = { max: 1, fetch_types: false, max_lifetime: null, onclose: () => (client.isLost = true) };
  const client: Client = {
    isLost: false,
    isSpent: false,
    statements: new Set(),
    sql: postgres({ ...driver.options, ...own } as object),
  };
  return client;
}

/** Sends a statement over a connection, and notes what becomes of the connection. */
function send(client: Client, sql: string, parameters?: Parameter[], options?: object) {
  if (client.isLost) return Promise.reject(lost());
  const hasValues = parameters !== undefined && parameters.length > 0;
  if (hasValues) client.statements.add(sql);
  if (client.statements.size > MOST_STATEMENTS) client.isSpent = true;
  // An unprepared statement with values takes two round trips, the first to ask for their types.
  const answer = client.sql.unsafe(sql, parameters as never, { prepare: hasValues, ...options });
  // Before the caller learns of it and sends a ROLLBACK: between a socket's error and its end the driver
  // would accept one and never answer.
  answer.catch((error: unknown) => {
    if (isLoss(error)) client.isLost = true;
    if (isStale(error)) client.isSpent = true;
  });
  return answer;
}

/**
 * A pool of connections, each with its own driver and used by one caller at a time. The driver's own pool
 * does not survive a server that goes away: it writes to closed sockets, which ends this process, and hands
 * out dead connections. Here a lost connection refuses whatever follows the loss, above all its ROLLBACK, and
 * is never used again.
 */
export function createPool(driver: Driver): Pool {
  const idle: Client[] = [];
  const waiting: ((client: Client) => void)[] = [];
  const clients = new Set<Client>();

  function add(): Client {
    const client = connect(driver);
    clients.add(client);
    return client;
  }

  /** Replaces a lost or spent connection. */
  function sound(client: Client): Client {
    if (!client.isLost && !client.isSpent) return client;
    clients.delete(client);
    client.sql.end({ timeout: 0 }).catch(() => undefined);
    return add();
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
    return add();
  }

  return {
    async reserve() {
      const client = await take();
      return {
        unsafe: (sql: string, parameters?: Parameter[], options?: object) =>
          send(client, sql, parameters, options),
        release: () => giveBack(client),
      } as unknown as Reserved;
    },
    close: async () => void (await Promise.all([...clients].map(({ sql }) => sql.end({ timeout: 5 })))),
  };
}
