import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { setCallerWithBegin } from './caller-context.ts';
import { callerSettings, type Database, type Row } from './database.ts';
import { isoTimestamp } from './iso-timestamps.ts';
import { logInOneLine } from './log-in-one-line.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * PGlite counts the parameters of a statement in a signed 16-bit number; PostgreSQL accepts twice as many.
 */
const MOST_VALUES = 32_767;

/**
 * With more parameters PGlite sends a message with a wrong count, and from then on every query gets the
 * answer of another one. We refuse such a statement beforehand, as PostgreSQL refuses one that is too large.
 */
function refuseTooManyValues(driver: PgliteConnection['driver']): void {
  const query = driver.query.bind(driver);
  driver.query = ((sql: string, values?: unknown[], options?: object) =>
    values !== undefined && values.length > MOST_VALUES
      ? Promise.reject(
          Object.assign(new Error(`A statement has at most ${MOST_VALUES} values.`), { code: '54000' }),
        )
      : query(sql, values, options)) as typeof driver.query;
}

export interface EmbeddedDatabase extends Database {
  /** A dump of the whole data, which another database in memory can start from. */
  dump(): Promise<Blob>;
}

/**
 * PostgreSQL in this process. It has ONE connection, and @supabase/lite opens its transactions on it with
 * plain BEGIN and SET LOCAL ROLE: two concurrent requests would share a transaction and so a role.
 * Everything therefore goes through one queue; wrap every request to lite in `exclusively`.
 *
 * @param directory where the data is stored; undefined keeps it in memory.
 * @param dump the initial data of a database in memory.
 */
export async function openPgliteDatabase(directory?: string, dump?: Blob): Promise<EmbeddedDatabase> {
  const connection = await createPgliteConnection({
    ...(directory !== undefined && { url: directory }),
    pgliteOptions: {
      parsers: { 1114: isoTimestamp, 1184: isoTimestamp },
      ...(dump !== undefined && { loadDataDir: dump }),
    },
  });
  logInOneLine(connection);
  const { driver } = connection;
  await driver.waitReady;
  refuseTooManyValues(driver);
  setCallerWithBegin(connection, (caller, work) =>
    connection.kysely.transaction().execute(async (transaction) => {
      // On the only connection, and so in this transaction.
      await driver.query(caller.sql, caller.parameters);
      return work(transaction);
    }),
  );
  const queue = oneAtATime();
  // A value of a wrong shape leaves half a message in PGlite's buffers. It is sent before the next query, so
  // the ROLLBACK of the failed request fails too. Each try empties the buffers; without this, one such call
  // breaks all later ones.
  const endTransaction = async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      if (
        await driver.query('ROLLBACK').then(
          () => true,
          () => false,
        )
      )
        return;
    }
  };
  return {
    connection,
    query: (sql, parameters = []) => queue(async () => (await driver.query<Row>(sql, [...parameters])).rows),
    script: (sql) =>
      queue(async () => {
        await driver.transaction(async (tx) => {
          await tx.exec(sql);
        });
      }),
    queryAs: (claims, sql, parameters = []) =>
      queue(() =>
        driver.transaction(async (tx) => {
          const settings = callerSettings(claims);
          await tx.query(settings.sql, settings.parameters);
          return (await tx.query<Row>(sql, [...parameters])).rows;
        }),
      ),
    async listen(channel, onPayload) {
      await queue(() => driver.listen(channel, onPayload));
    },
    exclusively: (work, line) =>
      queue(async () => {
        try {
          return await work();
        } finally {
          await endTransaction();
        }
      }, line),
    dump: () => queue(() => driver.dumpDataDir('none')),
    async close() {
      await queue.drained();
      await connection.close();
    },
  };
}
