import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { callerSettings, type Database, type Row } from './database.ts';
import { isoTimestamp } from './iso-timestamps.ts';
import { logInOneLine } from './log-in-one-line.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** PGlite counts the values of a statement in 16 bits with a sign; PostgreSQL takes twice as many. */
const MOST_VALUES = 32_767;

/**
 * With more values PGlite sends a message whose count is wrong, and from then on every query gets the answer of another.
 * Such a statement never reaches it: it is refused as PostgreSQL refuses what is too large.
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
  /** The whole data, from which another database in memory can begin. */
  dump(): Promise<Blob>;
}

/**
 * PostgreSQL in this process. It has ONE connection, and @supabase/lite opens its transactions on it with plain
 * BEGIN and SET LOCAL ROLE: two requests at once would share a transaction and so a role. Everything therefore
 * goes through one queue; `exclusively` must wrap every request handed to lite.
 *
 * @param directory where the data lives; undefined keeps it in memory.
 * @param dump what a database in memory begins with.
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
  const queue = oneAtATime();
  // A value of a wrong shape leaves half a message in PGlite's buffers, which goes out before the next query, and the
  // ROLLBACK of a failed request fails with it. Each try empties them; without this one such call breaks all that follow.
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
