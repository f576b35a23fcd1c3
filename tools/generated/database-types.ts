import type { Catalogue, CatalogueTable } from './database-catalogue.ts';

type Column = CatalogueTable['columns'][number];

/** The TypeScript type of each SQL type, as JSON. */
const types: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  'double precision': 'number',
  integer: 'number',
  jsonb: 'unknown',
  smallint: 'number',
  'smallint[]': 'readonly number[]',
  date: 'string',
  text: 'string',
  'text[]': 'readonly string[]',
  'timestamp with time zone': 'string',
  uuid: 'string',
};

function toTypeScript(type: string, owner: string): string {
  const found = types[type];
  if (found === undefined)
    throw new Error(
      `${owner} is of type ${type}: say in tools/generated/database-types.ts what that is in TypeScript.`,
    );
  return found;
}

/** The source of `libs/backend/src/database.types.ts`. Pure; the same catalogue gives the same text. */
export function databaseTypes({ tables, functions }: Catalogue): string {
  return `// Generated from supabase/migrations by \`node tools/generated/main.ts\`. Do not edit.

/**
 * The tables that a signed-in learner reaches: what a row holds, and what an insert and an update may
 * contain; \`never\` where learners have no right to it.
 */
export interface Tables {
${tables.map(tableType).join('\n')}
}

/** The functions of the database that a signed-in learner may call, with their arguments. */
export interface DatabaseFunctions {
${functions.map(({ name, arguments: list }) => `  ${name}: ${list.length === 0 ? 'Record<never, never>' : `{ ${list.map((one) => `${one.name}${one.optional ? '?' : ''}: ${toTypeScript(one.type, `${name}.${one.name}`)} | null`).join('; ')} }`};`).join('\n')}
}
`;
}

function tableType({ name, verbs, columns }: CatalogueTable): string {
  const typed = columns.map((column) => ({ column, type: columnType(column, name) }));
  const fields = (all: readonly string[]) => `{\n${all.map((field) => `      ${field};`).join('\n')}\n    }`;
  const writable = typed.filter(({ column }) => !column.generated);
  const insert = writable.map(({ column, type }) => `${column.name}${column.optional ? '?' : ''}: ${type}`);
  const update = writable
    .filter(({ column }) => column.changeable)
    .map(({ column, type }) => `${column.name}?: ${type}`);
  return `  ${name}: {
    row: ${fields(typed.map(({ column, type }) => `${column.name}: ${type}`))};
    insert: ${verbs.includes('insert') ? fields(insert) : 'never'};
    update: ${verbs.includes('update') ? fields(update) : 'never'};
  };`;
}

function columnType({ name, type, nullable, values }: Column, table: string): string {
  const plain =
    values === null
      ? toTypeScript(type, `${table}.${name}`)
      : values.map((value) => `'${value}'`).join(' | ');
  return nullable ? `${plain} | null` : plain;
}
