import { examDomains } from '@revisoins/assessment';
import type { Stack } from '../../tools/stack/index.ts';

/** The beginning of every text that must stay on the server before the end of an exam. */
export const SECRET = 'secret-';

/** The table of every question of the exam, which is part of what is asked. */
export const examTables = {
  fr: { caption: 'Pouls', columns: ['Heure', 'Pouls'], rows: [['8 h', '82']] },
  en: { caption: 'Pulse', columns: ['Time', 'Pulse'], rows: [['8 a.m.', '82']] },
};

/**
 * Replaces the exam bank: `perDomain` questions per domain; the key of question n is its option n modulo 4.
 */
export async function fillExamBank(stack: Stack, perDomain: number | readonly number[]): Promise<void> {
  await stack.sql('truncate private.exams cascade');
  await stack.sql(`delete from private.items where kind = 'exam'`);
  const supplies = examDomains.map((_, index) =>
    typeof perDomain === 'number' ? perDomain : (perDomain[index] ?? 0),
  );
  await stack.sql(
    `insert into private.items (id, version, kind, domain, skill_title, difficulty, concept, sources, key, fr, en, hash)
     select 'test-' || place || '-' || n, 1, 'exam', title, title, (array['easy', 'medium', 'hard'])[n % 3 + 1],
            'secret-' || place || '-' || n, jsonb_build_array(jsonb_build_object('publisher', $2 || 'source', 'document', 'Loi', 'section', 'art. 1', 'checked', null)),
            (array['a', 'b', 'c', 'd'])[n % 4 + 1], fr.wording, en.wording, left(md5(place || '-' || n), 16)
       from jsonb_to_recordset($1) as domains (place integer, title text, supply integer)
       cross join lateral generate_series(1, supply) as n
       cross join lateral (
         select jsonb_build_object(
                  'stem', 'Situation ' || n || ' : ' || title, 'table', $3::jsonb, 'explanation', $2 || 'explication',
                  'options', jsonb_object_agg(o, jsonb_build_object('text', 'Choix ' || o || n, 'rationale', $2 || 'raison'))
                ) as wording
           from unnest(array['a', 'b', 'c', 'd']) as o
       ) as fr
       cross join lateral (
         select jsonb_build_object(
                  'stem', 'Case ' || n || ': ' || title, 'table', $4::jsonb, 'explanation', $2 || 'explanation',
                  'options', jsonb_object_agg(o, jsonb_build_object('text', 'Choice ' || o || n, 'rationale', $2 || 'reason'))
                ) as wording
           from unnest(array['a', 'b', 'c', 'd']) as o
       ) as en`,
    [
      JSON.stringify(
        examDomains.map(({ title }, index) => ({ place: index + 1, title, supply: supplies[index] })),
      ),
      SECRET,
      JSON.stringify(examTables.fr),
      JSON.stringify(examTables.en),
    ],
  );
}
