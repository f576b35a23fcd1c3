import { createPgliteConnection } from '@supabase/lite/pglite';
import { callerSettings, type Database, type Row } from './database.ts';
import { isoTimestamp } from './iso-timestamps.ts';
import { logInOneLine } from './log-in-one-line.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * PostgreSQL in this process. It has ONE connection, and @supabase/lite opens its transactions on it with plain
 * BEGIN and SET LOCAL ROLE: two requests at once would share a transaction and so a role. Everything therefore
 * goes through one queue; `exclusively` must wrap every request handed to lite.
 *
 * @param directory where the data lives; undefined keeps it in memory.
 */
export async function openPgliteDatabase(directory: string | undefined): Promise<Database> {
  const connection = await createPgliteConnection({
    ...(directory !== undefined && { url: directory }),
    pgliteOptions: { parsers: { 1114: isoTimestamp, 1184: isoTimestamp } },
  });
  logInOneLine(connection);
  const { driver } = connection;
  await driver.waitReady;
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
    async close() {
      await queue.drained();
      await connection.close();
    },
  };
}
