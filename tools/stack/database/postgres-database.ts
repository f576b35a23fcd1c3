import { AsyncLocalStorage } from 'node:async_hooks';
import { createPostgresConnection } from '@supabase/lite/postgres';
import { setCallerWithBegin } from './caller-context.ts';
import { callerSettings, DatabaseLost, type Database, type Row, type Statement } from './database.ts';
import { keepListening } from './keep-listening.ts';
import { limitLines } from './limit-lines.ts';
import { logInOneLine } from './log-in-one-line.ts';
import {
  createPool,
  isLoss,
  MOST_CONNECTIONS,
  type Driver,
  type Parameter,
  type Reserved,
} from './postgres-pool.ts';
import { postgresTypes } from './postgres-types.ts';

/** Rejects with `DatabaseLost` when the connection was lost. */
async function orLost<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isLoss(error) ? new DatabaseLost(error) : error;
  }
}

/**
 * The driver's first query reads how the server formats arrays: sends it once, again after a failure, for all
 * connections.
 */
function readTypesOnce(driver: Driver): () => Promise<unknown> {
  let types: Promise<unknown> | undefined;
  return () =>
    (types ??= driver.unsafe('select 1').catch((error: unknown) => {
      types = undefined;
      throw error;
    }));
}

/** Notes in a piece of work that it lost its connection: lite handles that like any other error. */
function watchLosses() {
  const asked = new AsyncLocalStorage<{ isLost: boolean }>();
  return {
    note(error: unknown): void {
      const work = asked.getStore();
      if (work !== undefined && isLoss(error)) work.isLost = true;
    },
    /** Runs the work; rejects with `DatabaseLost` when it lost a connection, whatever it resolves to. */
    watch<T>(work: () => Promise<T>): Promise<T> {
      const own = { isLost: false };
      return asked.run(own, async () => {
        const result = await orLost(work);
        if (own.isLost) throw new DatabaseLost();
        return result;
      });
    },
  };
}

/**
 * The connection, which begins each transaction with the settings of its caller. Both statements are sent
 * together; waiting for the beginning of the transaction means waiting for both.
 */
function beginWithCaller(
  reserved: Reserved,
  caller: () => Statement | undefined,
  note: (error: unknown) => void,
) {
  const unsafe = reserved.unsafe.bind(reserved);
  return Object.assign(reserved, {
    unsafe: (...asks: Parameters<typeof unsafe>) => {
      const begin = unsafe(...asks);
      begin.catch(note);
      const settings = caller();
      if (settings === undefined || asks[0] !== 'begin') return begin;
      const identified = unsafe(settings.sql, settings.parameters);
      identified.catch(note);
      return Promise.all([begin, identified]).then(
        ([answer]) => answer,
        async (error: unknown) => {
          // Nobody else would end a transaction that failed to begin.
          await unsafe('rollback').catch(() => undefined);
          throw error;
        },
      );
    },
  });
}

/** Like the driver's `begin`, which however would send its ROLLBACK on a lost connection. */
async function inTransaction<T>(driver: Driver, work: (tx: Reserved) => Promise<T>): Promise<T> {
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
}

async function runStatement(driver: Driver, sql: string, parameters: readonly unknown[]): Promise<Row[]> {
  const reserved = await driver.reserve();
  try {
    return [...(await reserved.unsafe<Row[]>(sql, parameters as Parameter[]))];
  } finally {
    reserved.release();
  }
}

const connectionTo = (url: string) =>
  createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => undefined,
      connection: { search_path: '"$user", public, extensions' },
      types: postgresTypes,
      // PostgreSQL's own variable; the driver does not read it where a value is given.
      connect_timeout: Number(process.env['PGCONNECT_TIMEOUT']) || 5,
      // Seconds between two attempts to connect. The driver's own backoff grows to 20 s, long after the
      // server is back.
      backoff: () => 0.25,
    },
  });

/**
 * A PostgreSQL server. Its user must be allowed to create roles, schemas and extensions. While the server is
 * away, calls reject with `DatabaseLost`; they connect again as soon as it is back.
 */
export function openPostgresDatabase(url: string): Database {
  const connection = connectionTo(url);
  logInOneLine(connection);
  const { driver } = connection;
  const pool = createPool(driver);
  const losses = watchLosses();
  const inTurn = limitLines(MOST_CONNECTIONS / 2, MOST_CONNECTIONS - 2);
  const callers = new AsyncLocalStorage<Statement>();
  const ears: { end(): void }[] = [];
  setCallerWithBegin(connection, (caller, work) =>
    callers.run(caller, () => connection.kysely.transaction().execute(work)),
  );
  const readTypes = readTypesOnce(driver);
  // Lite takes its connections from here.
  driver.reserve = async () => {
    await readTypes().catch((error: unknown) => {
      // For each of those who wait for the same answer.
      losses.note(error);
      throw error;
    });
    return beginWithCaller(await pool.reserve(), () => callers.getStore(), losses.note);
  };

  return {
    connection,
    query: (sql, parameters = []) => orLost(() => runStatement(driver, sql, parameters)),
    script: (sql) => orLost(() => inTransaction(driver, async (tx) => void (await tx.unsafe(sql)))),
    queryAs: (claims, sql, parameters = []) =>
      orLost(() =>
        inTransaction(driver, async (tx) => {
          const settings = callerSettings(claims);
          await tx.unsafe(settings.sql, settings.parameters);
          return [...(await tx.unsafe<Row[]>(sql, parameters as Parameter[]))];
        }),
      ),
    listen: (channel, onPayload) =>
      orLost(async () => void ears.push(await keepListening(driver, channel, onPayload))),
    exclusively: (work, line) => inTurn(() => losses.watch(work), line),
    async close() {
      for (const ear of ears) ear.end();
      await pool.close();
      await connection.close();
    },
  };
}
