import * as z from 'zod';
import type { Database } from '@revisoins/stack/database/database';

const column = z.object({
  name: z.string(),
  type: z.string(),
  nullable: z.boolean(),
  /** The column has a default. */
  optional: z.boolean(),
  /** The column is generated. */
  generated: z.boolean(),
  /** Learners may update it (`refuse_other_changes`). */
  changeable: z.boolean(),
  /** The values that a check constraint lists. */
  values: z.array(z.string()).nullable(),
});

const table = z.object({
  name: z.string(),
  verbs: z.array(z.enum(['select', 'insert', 'update', 'delete'])),
  columns: z.array(column),
});

const databaseFunction = z.object({
  name: z.string(),
  arguments: z.array(z.object({ name: z.string(), type: z.string(), optional: z.boolean() })),
});

export type CatalogueTable = z.infer<typeof table>;
export type CatalogueFunction = z.infer<typeof databaseFunction>;

/**
 * What signed-in learners can reach through the API: names sorted, columns and arguments in their own order.
 */
export interface Catalogue {
  readonly tables: readonly CatalogueTable[];
  readonly functions: readonly CatalogueFunction[];
}

const TABLES = `
  select c.relname as name,
         (select coalesce(jsonb_agg(verb), '[]') from unnest(array['select', 'insert', 'update', 'delete']) as verb
           where has_table_privilege('authenticated', c.oid, verb)) as verbs,
         (select jsonb_agg(jsonb_build_object(
             'name', a.attname, 'type', format_type(a.atttypid, null), 'nullable', not a.attnotnull,
             'optional', a.atthasdef or not a.attnotnull, 'generated', a.attidentity = 'a' or a.attgenerated <> '',
             'changeable', not exists (
               select from pg_trigger t
                where t.tgrelid = c.oid and t.tgfoid = 'private.refuse_other_changes'::regproc
                  and a.attname <> all (string_to_array(encode(t.tgargs, 'escape'), '\\000'))
             ),
             'values', (
               select jsonb_agg(found[1] order by place)
                 from pg_constraint k,
                      regexp_matches(pg_get_constraintdef(k.oid), '''((?:[^'']|'''')*)''::text', 'g') with ordinality as listed (found, place)
                where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
                  and pg_get_constraintdef(k.oid) ~ ('^CHECK \\(\\(' || a.attname || ' = ANY \\(ARRAY\\[[^]]*\\]\\)\\)\\)$')
             )) order by a.attnum)
            from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and has_any_column_privilege('authenticated', c.oid, 'select')
   order by 1`;

const FUNCTIONS = `
  select p.proname as name,
         (select coalesce(jsonb_agg(jsonb_build_object(
             'name', p.proargnames[place], 'type', format_type(type, null), 'optional', place > p.pronargs - p.pronargdefaults) order by place), '[]')
            from unnest(p.proargtypes::oid[]) with ordinality as argument (type, place)) as arguments
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
   where n.nspname = 'public' and has_function_privilege('authenticated', p.oid, 'execute')
   order by 1`;

export async function readCatalogue(database: Database): Promise<Catalogue> {
  return {
    tables: z.array(table).parse(await database.query(TABLES)),
    functions: z.array(databaseFunction).parse(await database.query(FUNCTIONS)),
  };
}
