-- The questions with their keys. No role of the API reads them here: functions give out what may be seen.

-- { caption, columns: [...], rows: [[...]] }: one text for each column in each row, the first of which heads the row.
create function private.is_stem_table(stem_table jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    jsonb_typeof(stem_table) = 'object'
    and stem_table - array['caption', 'columns', 'rows'] = '{}'
    and jsonb_typeof(stem_table -> 'columns') = 'array'
    and jsonb_typeof(stem_table -> 'rows') = 'array'
    and char_length(stem_table ->> 'caption') between 1 and 120
    and jsonb_array_length(stem_table -> 'columns') between 2 and 6
    and jsonb_array_length(stem_table -> 'rows') between 1 and 10
    and (
      select bool_and(
          jsonb_typeof(line) = 'array'
          and jsonb_array_length(case jsonb_typeof(line) when 'array' then line else '[]' end) = jsonb_array_length(stem_table -> 'columns')
          and (
            select bool_and(jsonb_typeof(cell) = 'string' and cell #>> '{}' ~ '\S' and char_length(cell #>> '{}') between 1 and 60)
              from jsonb_array_elements(case jsonb_typeof(line) when 'array' then line else '[]' end) as cell
          )
        )
        from jsonb_array_elements(jsonb_build_array(stem_table -> 'columns') || (stem_table -> 'rows')) as line
    ),
    false
  )
$$;

-- A stem with its table as one text, as stemText of libs/assessment makes it: the stem, the caption, then row by row.
create function private.stem_text(wording jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select concat_ws(
    ' ',
    wording ->> 'stem',
    (wording #>> '{table,caption}') || '.',
    (
      select string_agg(
          (
            select string_agg(concat_ws(' ', case when place > 1 then wording #>> array['table', 'columns', (place - 1)::text] end, cell), ', ' order by place)
              from jsonb_array_elements_text(line) with ordinality as cells (cell, place)
          ) || '.',
          ' ' order by number
        )
        from jsonb_array_elements(case when private.is_stem_table(wording -> 'table') then wording #> '{table,rows}' else '[]' end)
             with ordinality as lines (line, number)
    )
  )
$$;

-- { table } of a wording that has one, or nothing.
create function private.optional_table(wording jsonb)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select case when wording ? 'table' then jsonb_build_object('table', wording -> 'table') else '{}'::jsonb end
$$;

-- { stem, table?, options: { a..d: { text, rationale } }, explanation }, all of them texts that say something.
create function private.is_wording(wording jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    wording ->> 'stem' ~ '\S'
    and wording ->> 'explanation' ~ '\S'
    and (not wording ? 'table' or private.is_stem_table(wording -> 'table'))
    and (
      select count(*) = 4
        from unnest(array['a', 'b', 'c', 'd']) as option_id
       where wording #>> array['options', option_id, 'text'] ~ '\S'
         and wording #>> array['options', option_id, 'rationale'] ~ '\S'
    ),
    false
  )
$$;

create table private.items (
  id text not null,
  version integer not null,
  kind text not null,
  skill_id smallint,
  domain text,
  skill_title text not null,
  difficulty text not null,
  fallback boolean not null default false,
  objective jsonb,
  -- What is asked for: items of one concept never meet in a session.
  concept text,
  -- { competency, activity, setting, ageGroup, cognitiveLevel }
  blueprint jsonb,
  -- [{ publisher, document, section, checked: { by, on } or null }]
  sources jsonb not null default '[]',
  recheck_by date,
  review_status text not null default 'unreviewed',
  reviewer text,
  origin text not null default 'bank',
  key text not null,
  fr jsonb not null,
  en jsonb,
  hash text not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz,

  -- Earlier versions stay, retired: attempts were answered in them.
  primary key (id, version),
  constraint items_version_positive check (version > 0),
  constraint items_belong_to_a_skill_or_a_domain check (
    (kind = 'quiz' and skill_id is not null and domain is null)
    or (kind = 'exam' and domain is not null and skill_id is null)
  ),
  constraint items_skill_title_shape check (char_length(skill_title) between 1 and 200),
  constraint items_difficulty_known check (difficulty in ('easy', 'medium', 'hard')),
  constraint items_concept_shape check (concept ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(concept) <= 100),
  constraint items_sources_listed check (jsonb_typeof(sources) = 'array'),
  constraint items_review_consistent check (
    (review_status = 'unreviewed' and reviewer is null)
    or (review_status = 'reviewed' and reviewer is not null)
  ),
  constraint items_origin_known check (origin in ('bank', 'ai')),
  constraint items_key_known check (key in ('a', 'b', 'c', 'd')),
  constraint items_fr_complete check (private.is_wording(fr)),
  constraint items_en_complete check (en is null or private.is_wording(en)),
  constraint items_hash_shape check (char_length(hash) between 1 and 16)
);

create unique index items_one_live_version on private.items (id) where retired_at is null;
create index items_live_by_title on private.items (kind, skill_title) where retired_at is null;

-- Without any policy: whoever is granted the table by mistake still reads nothing.
alter table private.items enable row level security;

revoke all on private.items from public, anon, authenticated;

comment on table private.items is 'Loaded from content/ by tools/content/seed-sql.ts; what vanishes there is retired here, never deleted.';
comment on column private.items.hash is 'hashQuestion(French stem, skill title) of libs/assessment; SQL only compares it.';

-- Versions of items, or of templates of calculations, that were taken out because they were wrong: no result counts them
-- any more. `void_item` and `void_calculation` add them, nothing removes them. The record of who did it, when, why, and how
-- many results changed. Without a foreign key: templates are in the browser's code alone.
create table private.voided_items (
  item_id text not null,
  version integer not null,
  -- How notifications name the question: the beginning of its stem, or what a calculation asks for.
  named_fr text not null,
  named_en text not null,
  reason_fr text not null,
  reason_en text not null,
  voided_at timestamptz not null default now(),
  voided_by text not null,
  attempts integer not null default 0,
  learners integer not null default 0,

  primary key (item_id, version),
  constraint voided_items_version_range check (version between 1 and 10000),
  constraint voided_items_named_shape check (char_length(named_fr) between 1 and 161 and char_length(named_en) between 1 and 161),
  constraint voided_items_voided_by_shape check (char_length(voided_by) between 1 and 100 and voided_by = btrim(voided_by)),
  constraint voided_items_reason_fr_shape check (char_length(reason_fr) between 10 and 300 and reason_fr = btrim(reason_fr)),
  constraint voided_items_reason_en_shape check (char_length(reason_en) between 10 and 300 and reason_en = btrim(reason_en))
);

alter table private.voided_items enable row level security;

revoke all on private.voided_items from public, anon, authenticated;

create function private.is_voided(item_id text, version integer)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.voided_items as voided
     where voided.item_id = is_voided.item_id and voided.version = is_voided.version
  )
$$;

-- For whoever asks questions that came in files, signed in or not: [{ id, version }] of every version that was taken out of
-- quizzes. None of the exam, whose questions are in no file.
create function public.voided_versions()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
      jsonb_agg(
        jsonb_build_object('id', voided.item_id, 'version', voided.version) order by voided.item_id, voided.version
      ),
      '[]'
    )
    from private.voided_items as voided
   where not exists (
     select from private.items
      where items.id = voided.item_id and items.version = voided.version and items.kind = 'exam'
   )
$$;

revoke all on function public.voided_versions() from public;
grant execute on function public.voided_versions() to anon, authenticated;

-- A bank that is loaded again brings nothing back that was taken out.
create function private.keep_voided()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.retired_at is null and private.is_voided(new.id, new.version) then
    new.retired_at := now();
  end if;
  return new;
end
$$;

create trigger keep_voided
  before insert or update on private.items
  for each row
  execute function private.keep_voided();

-- What an item asks for: items with the same answer never meet in a session. An item without a concept is its own.
create function private.concept_key(item private.items)
returns text
language sql
immutable
set search_path = ''
as $$
  select case when item.concept is null then 'item ' || item.id else 'concept ' || item.concept end
$$;

-- Titles of attempts, of the history and of reports are those of the programme: nothing else is stored, however alike it
-- looks.
create table private.known_titles (
  title text primary key,
  -- What an attempt of this title was; null for the domains of the exam, which only reports name.
  attempt_kind text,
  -- Its English name, for messages that the database writes; null for the domains.
  title_en text,

  constraint known_titles_attempt_kind_known check (attempt_kind in ('quiz', 'exam')),
  constraint known_titles_of_attempts unique (title, attempt_kind)
);

alter table private.known_titles enable row level security;

revoke all on private.known_titles from public, anon, authenticated;

comment on table private.known_titles is 'The titles of libs/assessment (bank/skills.ts, bank/exam-domains.ts), by migration only.';

insert into private.known_titles (title, attempt_kind, title_en)
values
  ('Compétence 1 - Situation au regard de la profession', 'quiz', 'Skill 1 - Understanding the profession'),
  ('Compétence 2 - Approche globale de la santé', 'quiz', 'Skill 2 - Holistic approach to health'),
  ('Compétence 3 - Communication au sein d''une équipe de travail', 'quiz', 'Skill 3 - Team communication'),
  ('Compétence 4 - Procédés de soins d''assistance', 'quiz', 'Skill 4 - Care assistance procedures'),
  ('Compétence 5 - Relation aidante', 'quiz', 'Skill 5 - Helping relationship'),
  ('Compétence 6 - Aspects légaux et éthiques', 'quiz', 'Skill 6 - Legal and ethical aspects'),
  ('Compétence 7 - Système musculosquelettique', 'quiz', 'Skill 7 - Musculoskeletal system'),
  ('Compétence 8 - Prévention des infections', 'quiz', 'Skill 8 - Infection prevention'),
  ('Compétence 9 - Pharmacothérapie', 'quiz', 'Skill 9 - Pharmacotherapy'),
  ('Compétence 11 - Nutrition', 'quiz', 'Skill 11 - Nutrition'),
  ('Compétence 12 - Systèmes nerveux et sensoriel', 'quiz', 'Skill 12 - Nervous and sensory systems'),
  ('Compétence 13 - Système endocrinien', 'quiz', 'Skill 13 - Endocrine system'),
  ('Compétence 14 - Systèmes cardiovasculaire et respiratoire', 'quiz', 'Skill 14 - Cardiovascular and respiratory systems'),
  ('Compétence 15 - Système digestif', 'quiz', 'Skill 15 - Digestive system'),
  ('Compétence 16 - Systèmes urinaire et reproducteur', 'quiz', 'Skill 16 - Urinary and reproductive systems'),
  ('Compétence 18 - Déficits cognitifs', 'quiz', 'Skill 18 - Cognitive deficits'),
  ('Compétence 19 - Soins palliatifs', 'quiz', 'Skill 19 - Palliative care'),
  ('Compétence 20 - Santé mentale', 'quiz', 'Skill 20 - Mental health'),
  ('Compétence 22 - Premiers secours', 'quiz', 'Skill 22 - First aid'),
  ('Compétence 27 - Soins à la mère et au nouveau-né', 'quiz', 'Skill 27 - Mother and newborn care'),
  ('Compétence 29 - Soins à l''enfant et à l''adolescent', 'quiz', 'Skill 29 - Child and adolescent care'),
  ('Toutes les compétences', 'quiz', 'All skills'),
  ('Mes erreurs', 'quiz', 'My mistakes'),
  ('Simulation d''Examen', 'exam', 'Exam simulation'),
  ('Examen blanc', 'exam', 'Mock exam'),
  ('Anatomie et Physiologie', null, null),
  ('Pharmacologie', null, null),
  ('Soins de Plaies', null, null),
  ('Hygiène et Asepsie', null, null),
  ('Examens Cliniques', null, null),
  ('Neurologie', null, null),
  ('Urgences et Réanimation', null, null),
  ('Conduite Professionnelle', null, null),
  ('Injections et Prélèvements', null, null);

-- Questions that a language model wrote for generate-quiz. They are kept for the record, retired from the start: nobody
-- else draws them, no exam and no search finds them, until a person has read them (docs/guides/operator.md).

-- What is written and checked against: { skillId, objectives, stems }. Objectives in French, at most 20, by chance;
-- stems of all live questions of the skill and of those that the hashes name. skillId is null for an unknown title.
create function public.generation_brief(skill_title text, used_hashes text[] default '{}')
returns jsonb
language sql
volatile
security definer
set search_path = ''
as $$
  with known as materialized (
    select items.skill_id, items.origin, items.objective ->> 'fr' as objective, private.stem_text(items.fr) as stem
      from private.items
     where items.kind = 'quiz'
       and items.skill_title = btrim(generation_brief.skill_title)
       and (items.retired_at is null or items.hash = any (generation_brief.used_hashes))
  ),
  objectives as (
    select objective
      from (select distinct objective from known where objective is not null) as different
     order by random()
     limit 20
  )
  select jsonb_build_object(
    'skillId', (select min(skill_id) from known),
    'objectives', coalesce((select jsonb_agg(objective) from objectives), '[]'::jsonb),
    'stems', coalesce((select jsonb_agg(distinct stem) from known), '[]'::jsonb)
  )
$$;

revoke all on function public.generation_brief(text, text[]) from public, anon, authenticated;
grant execute on function public.generation_brief(text, text[]) to service_role;

-- Stores questions that passed validation: [{ id, difficulty, key, fr, hash }]. All of them or none; answers how many.
create function public.store_generated_items(skill_title text, items jsonb)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  skill smallint;
  stored integer;
begin
  select min(known.skill_id) into skill
    from private.items as known
   where known.kind = 'quiz' and known.skill_title = btrim(store_generated_items.skill_title);
  if skill is null then
    raise exception 'there is no skill of this title' using errcode = 'invalid_parameter_value';
  end if;
  if jsonb_typeof(store_generated_items.items) is distinct from 'array' or jsonb_array_length(store_generated_items.items) > 50 then
    raise exception 'items must be a list of at most 50' using errcode = 'invalid_parameter_value';
  end if;

  insert into private.items (id, version, kind, skill_id, skill_title, difficulty, origin, key, fr, hash, retired_at)
  select item ->> 'id', 1, 'quiz', skill, btrim(store_generated_items.skill_title), item ->> 'difficulty', 'ai',
         item ->> 'key', item -> 'fr', item ->> 'hash', now()
    from jsonb_array_elements(store_generated_items.items) as item;
  get diagnostics stored = row_count;
  return stored;
end
$$;

revoke all on function public.store_generated_items(text, jsonb) from public, anon, authenticated;
grant execute on function public.store_generated_items(text, jsonb) to service_role;
