import type { ReferenceFile } from '@revisoins/assessment/reference';
import { literal } from '../sql-literal.ts';

/**
 * SQL that makes the reference entries in the database equal to those of these files: it adds new ones,
 * replaces changed ones and removes the others. It may run any number of times.
 */
export function referenceSql(files: readonly ReferenceFile[]): string {
  const rows = files.flatMap(({ topic, entries }) =>
    entries.map(({ id, version, kind, skills, review, fr, en }) => ({
      id,
      version,
      topic,
      kind,
      skills,
      reviewed: review.status === 'reviewed',
      fr,
      en,
    })),
  );
  if (rows.length === 0)
    throw new Error('There are no reference entries: loading them would remove every one.');
  const changing = columns.filter((column) => column !== 'id');
  return `
create temporary table if not exists reference_upload (entry jsonb not null);
truncate reference_upload;
insert into reference_upload (entry) values
${rows.map((row) => `  (${literal(JSON.stringify(row))})`).join(',\n')};

delete from public.reference_entries where id not in (select entry ->> 'id' from reference_upload);

insert into public.reference_entries as entries (${columns.join(', ')})
select ${columns.map((column) => `uploaded.${column}`).join(', ')}
  from reference_upload, jsonb_populate_record(null::public.reference_entries, entry) as uploaded
on conflict (id) do update
   set ${changing.map((column) => `${column} = excluded.${column}`).join(', ')}
 -- What has not changed is not indexed again.
 where (${changing.map((column) => `entries.${column}`).join(', ')})
   is distinct from (${changing.map((column) => `excluded.${column}`).join(', ')});

drop table reference_upload;
`;
}

const columns = ['id', 'version', 'topic', 'kind', 'skills', 'reviewed', 'fr', 'en'] as const;
