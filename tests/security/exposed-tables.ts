import { join } from 'node:path';
import type { Stack } from '../../tools/stack/index.ts';
import { readProjectConfig } from '../../tools/stack/project-config.ts';

/** Names of the schemas that the API serves, as config.toml says. */
export async function exposedSchemas(): Promise<string[]> {
  const config = await readProjectConfig(join(import.meta.dirname, '..', '..', 'supabase'));
  return config.api.schemas;
}

/**
 * Every table, view and materialised view that the API could serve, from the catalogue: 'schema.name',
 * sorted.
 */
export async function exposedTables(stack: Stack): Promise<string[]> {
  const rows = await stack.sql(
    `select n.nspname || '.' || c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f')
        and n.nspname = any (string_to_array($1, ','))
      order by 1`,
    [(await exposedSchemas()).join(',')],
  );
  return rows.map((row) => String(row['name']));
}
