import * as z from 'zod';
import type { Database } from '../database/database.ts';

export const changeChannel = 'stack_realtime';

/** A change as the trigger announces it: which row, not its content. `owner` is its user_id, else its id. */
export const changeSchema = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  at: z.string(),
  key: z.record(z.string(), z.unknown()),
  owner: z.string().nullable(),
});

export type Change = z.infer<typeof changeSchema>;
export type Column = { readonly name: string; readonly type: string };
export type PublishedTable = {
  readonly schema: string;
  readonly table: string;
  readonly keys: string[];
  readonly columns: Column[];
};

/**
 * Makes every table of the publication `supabase_realtime` announce its changes. Safe to run at each start.
 */
export async function installChangeTriggers(database: Database): Promise<PublishedTable[]> {
  const rows = await database.query(`
    select format('%I', p.schemaname) as schema_sql, format('%I', p.tablename) as table_sql,
           p.schemaname as schema, p.tablename as "table",
           (select jsonb_agg(a.attname order by a.attnum) from pg_index i
              join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
             where i.indrelid = c.oid and i.indisprimary) as keys,
           (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname) order by a.attnum)
              from pg_attribute a join pg_type t on t.oid = a.atttypid
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
      from pg_publication_tables p
      join pg_namespace n on n.nspname = p.schemaname
      join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
     where p.pubname = 'supabase_realtime'`);
  const tables = rowsSchema.parse(rows).filter(({ keys }) => keys !== null);
  await database.script([announce, ...tables.map(trigger)].join('\n'));
  return tables.map(({ schema, table, keys, columns }) => ({ schema, table, keys: keys ?? [], columns }));
}

const rowsSchema = z.array(
  z.object({
    schema_sql: z.string(),
    table_sql: z.string(),
    schema: z.string(),
    table: z.string(),
    keys: z.array(z.string()).nullable(),
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
  }),
);

// Only keys are sent: a notification holds 8000 bytes, and each reader must fetch the row with their own
// rights.
const announce = `
  create schema if not exists stack_realtime;
  revoke all on schema stack_realtime from public;
  create or replace function stack_realtime.announce() returns trigger
  language plpgsql security definer set search_path = '' as $body$
  declare
    changed jsonb;
    key jsonb;
  begin
    if tg_op = 'DELETE' then changed := to_jsonb(old); else changed := to_jsonb(new); end if;
    select jsonb_object_agg(name, changed -> name) into key from unnest(tg_argv) as name;
    perform pg_notify('${changeChannel}', json_build_object(
      'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'at', clock_timestamp(),
      'key', key, 'owner', coalesce(changed ->> 'user_id', changed ->> 'id'))::text);
    return null;
  end $body$;`;

function trigger({ schema_sql, table_sql, keys }: z.infer<typeof rowsSchema>[number]): string {
  const names = (keys ?? []).map((key) => `'${key.replaceAll("'", "''")}'`).join(', ');
  return `
    drop trigger if exists stack_realtime_announce on ${schema_sql}.${table_sql};
    create trigger stack_realtime_announce after insert or update or delete on ${schema_sql}.${table_sql}
      for each row execute function stack_realtime.announce(${names});`;
}
