import { createPostgresConnection } from '@supabase/lite/postgres';
import { callerSettings, type Database, type Row } from './database.ts';
import { isoTimestamp } from './iso-timestamps.ts';
import { logInOneLine } from './log-in-one-line.ts';

const moment = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => value,
  parse: isoTimestamp,
});

/** Callers hand over JSON as text already, as they do to the embedded database: the driver would encode it once more. */
const json = (oid: number) => ({
  to: oid,
  from: [oid],
  parse: (text: string): unknown => JSON.parse(text),
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
});

type Parameter = string | number | boolean | null;

/** A PostgreSQL server. Its user must be allowed to create roles, schemas and extensions. */
export function openPostgresDatabase(url: string): Database {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => undefined,
      connection: { search_path: '"$user", public, extensions' },
      types: { timestamp: moment(1114), timestamptz: moment(1184), json: json(114), jsonb: json(3802) },
    },
  });
  logInOneLine(connection);
  const { driver } = connection;
  const bound = (parameters: readonly unknown[]) => parameters as Parameter[];
  return {
    connection,
    query: async (sql, parameters = []) => [...(await driver.unsafe<Row[]>(sql, bound(parameters)))],
    script: async (sql) => {
      await driver.begin(async (tx) => {
        await tx.unsafe(sql).simple();
      });
    },
    queryAs: async (claims, sql, parameters = []) =>
      driver.begin(async (tx) => {
        const settings = callerSettings(claims);
        await tx.unsafe(settings.sql, settings.parameters);
        return [...(await tx.unsafe<Row[]>(sql, bound(parameters)))];
      }),
    async listen(channel, onPayload) {
      await driver.listen(channel, onPayload);
    },
    exclusively: (work) => work(),
    close: () => connection.close(),
  };
}
