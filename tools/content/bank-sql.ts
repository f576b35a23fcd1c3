import type { BankRow } from './read-bank.ts';
import { literal } from './sql-literal.ts';

/**
 * SQL that makes the bank in the database equal to these rows: it adds new ones, replaces changed ones, and
 * retires the others (answered attempts keep their question). It may run any number of times. Questions of
 * another origin than the bank stay as they are.
 */
export function bankSql(rows: readonly BankRow[]): string {
  if (rows.length === 0) throw new Error('The bank is empty: loading it would retire every question.');
  return `-- Written by tools/content/seed-sql.ts from content/. Do not edit.

create temporary table if not exists bank_upload (item jsonb not null);
truncate bank_upload;
insert into bank_upload (item) values
${rows.map((row) => `  (${literal(JSON.stringify(row))})`).join(',\n')};

update private.items
   set retired_at = now()
 where origin = 'bank'
   and retired_at is null
   -- One pass over what was uploaded: 'not exists' would unpack every item for every other.
   and (id, version) not in (select item ->> 'id', (item ->> 'version')::integer from bank_upload);

insert into private.items (${columns.join(', ')})
select ${columns.map((column) => `uploaded.${column}`).join(', ')}
  from bank_upload, jsonb_populate_record(null::private.items, item) as uploaded
on conflict (id, version) do update
   set ${[...columns.map((column) => `${column} = excluded.${column}`), 'retired_at = null'].join(', ')};

drop table bank_upload;
`;
}

const columns = [
  'id',
  'version',
  'kind',
  'skill_id',
  'domain',
  'skill_title',
  'difficulty',
  'fallback',
  'objective',
  'concept',
  'blueprint',
  'sources',
  'recheck_by',
  'review_status',
  'reviewer',
  'key',
  'fr',
  'en',
  'hash',
] as const satisfies readonly (keyof BankRow)[];
