-- The questions with their keys. No role of the API reads them here: functions give out what may be seen.

-- { stem, options: { a..d: { text, rationale } }, explanation }, all of them texts that say something.
create function private.is_wording(wording jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    wording ->> 'stem' ~ '\S'
    and wording ->> 'explanation' ~ '\S'
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
