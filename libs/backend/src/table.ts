import { backendClient } from './client.ts';
import type { Tables } from './database.types.ts';
import type { QueryAnswer } from './run.ts';

export type TableName = keyof Tables;
/** A row to insert. */
export type NewRow<Name extends TableName> = Tables[Name]['insert'];
/** The columns that an update may change. */
export type RowChange<Name extends TableName> = Tables[Name]['update'];

interface TableTypes {
  row: object;
  insert: unknown;
  update: unknown;
}

type Column<Row> = keyof Row & string;

/** A query that has not been run yet; each step narrows it. */
export interface Query<Row> extends PromiseLike<QueryAnswer> {
  eq<Name extends Column<Row>>(column: Name, value: NonNullable<Row[Name]>): Query<Row>;
  gte<Name extends Column<Row>>(column: Name, value: NonNullable<Row[Name]>): Query<Row>;
  is(column: Column<Row>, value: boolean | null): Query<Row>;
  order(column: Column<Row>, options?: { ascending?: boolean }): Query<Row>;
  limit(count: number): Query<Row>;
  /** The rows between two positions, counted from 0, both included. */
  range(from: number, to: number): Query<Row>;
  /** The single row itself; an error when there is none or more than one. */
  single(): PromiseLike<QueryAnswer>;
  abortSignal(signal: AbortSignal): Query<Row>;
}

/** A change; it returns rows only if `select` asks for them. */
export interface Change<Row> extends Query<Row> {
  eq<Name extends Column<Row>>(column: Name, value: NonNullable<Row[Name]>): Change<Row>;
  select(): Query<Row>;
}

/** The queries and changes of one table: columns and values follow the migrations. */
export interface Table<Types extends TableTypes> {
  /** The columns to return; all of them if omitted. */
  select(...columns: Column<Types['row']>[]): Query<Types['row']>;
  insert(rows: Types['insert'] | readonly Types['insert'][]): Change<Types['row']>;
  upsert(
    row: Types['insert'],
    options: { onConflict: string; ignoreDuplicates: boolean },
  ): Change<Types['row']>;
  update(change: Types['update']): Change<Types['row']>;
  delete(): Change<Types['row']>;
}

/**
 * A separate map rather than `Table<Tables[Name]>`: a table or column that is added still fits older builds.
 */
type TypedTables = { [Name in TableName]: Table<Tables[Name]> };

/** Starts a query on a table; end it with `run`. */
export function table<Name extends TableName>(name: Name): TypedTables[Name] {
  // The builder's own types accept any column and are too deep for the compiler.
  const rest = backendClient().rest.from(name) as unknown as Record<
    'select' | 'insert' | 'upsert' | 'update' | 'delete',
    (...given: unknown[]) => unknown
  >;
  const queries = {
    select: (...columns: string[]) => rest.select(columns.length === 0 ? '*' : columns.join(',')),
    insert: (rows: unknown) => rest.insert(rows),
    upsert: (row: unknown, options: unknown) => rest.upsert(row, options),
    update: (change: unknown) => rest.update(change),
    delete: () => rest.delete(),
  };
  return queries as unknown as TypedTables[Name];
}
