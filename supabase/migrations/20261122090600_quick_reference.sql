-- The quick reference, and the search for what a question in plain words asks for: PostgreSQL's French and
-- English stems, without accents, with slips of typing and of dictation. The search says which words an entry
-- has, and where; the caller (functions/complete/look-up) decides what is an answer.

-- { title, terms, short, more?, steps?, table? } with texts that say something.
create function private.is_entry(wording jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select coalesce(
    wording ->> 'title' ~ '\S'
    and wording ->> 'short' ~ '\S'
    and jsonb_typeof(wording -> 'terms') = 'array', false)
$$;

create table public.reference_entries (
  id text primary key,
  version integer not null,
  topic text not null,
  kind text not null,
  skills smallint[] not null,
  reviewed boolean not null default false,
  fr jsonb not null,
  en jsonb not null,

  constraint reference_entries_id_shape check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(id) <= 80),
  constraint reference_entries_topic_shape check (topic ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint reference_entries_version_positive check (version > 0),
  constraint reference_entries_skills_some check (cardinality(skills) between 1 and 6),
  constraint reference_entries_fr_shape check (private.is_entry(fr)),
  constraint reference_entries_en_shape check (private.is_entry(en))
);

-- Whoever may ask Thalia: a learner without an exam under way.
create function private.may_look_up()
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  return private.learner_id() is not null and not exists (
    select from private.exams as exam
     where exam.user_id = private.learner_id() and exam.state = 'live' and exam.deadline + private.exam_grace() > now()
  );
end
$$;

-- A policy runs it with the learner's rights.
grant execute on function private.may_look_up() to authenticated;

alter table public.reference_entries enable row level security;
revoke all on public.reference_entries from public, anon, authenticated;
grant select on public.reference_entries to authenticated;

create policy "learners without an exam under way read entries"
  on public.reference_entries for select to authenticated
  using ((select private.may_look_up()));

comment on table public.reference_entries is 'Written by the seed from content/reference. Nobody writes it through the API.';

-- Stems of a text, in order. Accents are removed from the stems, not from the text: the French stemmer needs
-- them, and a question typed without them must still find its answer. Signs separate words, so that no token is a
-- path or a number with a unit.
create function private.stems(language text, content text)
returns tsvector
language sql
immutable
set search_path = ''
as $$
  select translate(
      to_tsvector(
        case language when 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.french'::regconfig end,
        replace(replace(translate(lower(coalesce(content, '')), '’''/-–—.,;:!?()[]«»“”…%+=<>°|"&*', repeat(' ', 40)), 'œ', 'oe'), 'Œ', 'oe')
      )::text,
      'àâäáãçéèêëîïíôöóõùûüúÿñ',
      'aaaaaceeeeiiioooouuuuyn'
    )::tsvector
$$;

-- Every text of a value, one after the other.
create function private.all_texts(value jsonb)
returns text
language sql
immutable
set search_path = ''
as $$
  select string_agg(said #>> '{}', ' ') from jsonb_path_query(value, '$.** ? (@.type() == "string")') as said
$$;

-- The words that people use to ask for an entry, by where they stand: its title, its terms, the first cell of each
-- row of its table.
create function private.entry_names(wording jsonb)
returns table (place text, number integer, words text)
language sql
immutable
set search_path = ''
as $$
  select 'title', 0, wording ->> 'title'
  union all
  -- 'Cataracte, glaucome et dégénérescence (DMLA) : signes': each of the three is asked for alone.
  select 'part', (part.number - 1)::integer, part.words
    from regexp_split_to_table(regexp_replace(wording ->> 'title', '\s*(\(.*?\)|:.*)', '', 'g'), '\s*[,;]\s*|\s+(?:et|ou|and|or)\s+') with ordinality as part (words, number)
   where part.words <> wording ->> 'title' and part.words !~* '^(?:de |du |des |d’|of )'
  union all
  select 'term', (term.number - 1)::integer, term.words
    from jsonb_array_elements_text(wording -> 'terms') with ordinality as term (words, number)
  union all
  select 'row', (line.number - 1)::integer, line.cells ->> 0
    from jsonb_array_elements(coalesce(wording #> '{table,rows}', '[]')) with ordinality as line (cells, number)
$$;

-- A: the title. B: its other names. C: the answer in short. D: the rest.
create function private.entry_stems(language text, wording jsonb)
returns tsvector
language sql
immutable
set search_path = ''
as $$
  select setweight(private.stems(language, wording ->> 'title'), 'A')
      || setweight(private.stems(language, (select string_agg(words, ' ') from private.entry_names(wording) where place not in ('title', 'part'))), 'B')
      || setweight(private.stems(language, wording ->> 'short'), 'C')
      || setweight(private.stems(language, private.all_texts(wording - 'title' - 'terms' - 'short')), 'D')
$$;

-- In small letters, without accents.
create function private.plain_word(word text)
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(replace(lower(word), 'œ', 'oe'), 'àâäáãçéèêëîïíôöóõùûüúÿñ', 'aaaaaceeeeiiioooouuuuyn')
$$;

-- A word as it sounds, so that 'hypoglicémie' is 'hypoglycémie': no silent h, one letter of two, f for ph, i
-- for y.
create function private.phonetic_word(word text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(regexp_replace(translate(replace(replace(replace(word, 'ph', 'f'), 'th', 't'), 'qu', 'k'), 'yz', 'is'), '(.)\1+', '\1', 'g'), '^h', '')
$$;

-- A word with each one of its letters left out.
create function private.without_a_letter(word text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select coalesce(array_agg(overlay(word placing '' from place for 1)), '{}') from generate_series(1, length(word)) as place
$$;

-- Whether two words, each given with each one of its letters left out, differ by one letter, or by two
-- neighbours that changed places: 'blague' is not 'bullage', whose u is further away.
create function private.share_place(one text[], other text[])
returns boolean
language sql
immutable
set search_path = ''
as $$
  select one && other and exists (
    select from generate_subscripts(one, 1) as place where one[place] = any (other[greatest(place - 1, 1):place + 1])
  )
$$;

-- What the search reads is written down when an entry changes, not found out again for each word of each
-- question.

-- The names of an entry, as stems.
create table private.reference_names (
  language text not null,
  entry_id text not null references public.reference_entries on delete cascade,
  place text not null,
  number integer not null,
  stems text[] not null,

  primary key (language, entry_id, place, number),
  constraint reference_names_language_known check (language in ('fr', 'en')),
  constraint reference_names_place_known check (place in ('title', 'part', 'term', 'row'))
);

-- Which entries know a stem, and the best place where they have it: A, B, C or D.
create table private.reference_postings (
  language text not null,
  word text not null,
  entry_id text not null references public.reference_entries on delete cascade,
  place text not null,

  primary key (language, word, entry_id),
  constraint reference_postings_place_known check (place in ('A', 'B', 'C', 'D'))
);

create index reference_postings_by_entry on private.reference_postings (entry_id);

-- How many entries know a stem: what each word weighs in a search.
create table private.reference_stems (
  language text not null,
  word text not null,
  entries integer not null,

  primary key (language, word)
);

create function private.count_postings()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into private.reference_stems as known (language, word, entries)
  select language, word, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed
   group by language, word
      on conflict (language, word) do update set entries = known.entries + excluded.entries;
  return null;
end
$$;

create trigger count_postings_added
  after insert on private.reference_postings referencing new table as changed
  for each statement execute function private.count_postings();

create trigger count_postings_removed
  after delete on private.reference_postings referencing old table as changed
  for each statement execute function private.count_postings();

-- Words that can be mistyped: their stems, how each sounds, and so with each letter left out. One that no
-- entry has any more stays.
create table private.reference_words (
  language text not null,
  word text not null,
  stem text not null,
  sound text not null,
  shortened text[] not null,

  primary key (language, word)
);

create index reference_words_by_sound on private.reference_words (language, left(sound, 1));

alter table private.reference_names enable row level security;
alter table private.reference_postings enable row level security;
alter table private.reference_stems enable row level security;
alter table private.reference_words enable row level security;

revoke all on private.reference_names, private.reference_postings, private.reference_stems, private.reference_words from public, anon, authenticated;

comment on table private.reference_names is 'Written by triggers of reference_entries, as reference_postings, reference_stems and reference_words are.';

create function private.write_postings(ids text[])
returns void
language plpgsql
volatile
set search_path = ''
as $$
begin
  delete from private.reference_names where entry_id = any (ids);
  delete from private.reference_postings where entry_id = any (ids);

  insert into private.reference_names (language, entry_id, place, number, stems)
  select wording.language, entry.id, name.place, name.number, tsvector_to_array(private.stems(wording.language, name.words))
    from public.reference_entries as entry
    cross join lateral (values ('fr', entry.fr), ('en', entry.en)) as wording (language, content)
    cross join lateral private.entry_names(wording.content) as name
   where entry.id = any (ids);

  insert into private.reference_postings (language, word, entry_id, place)
  select wording.language, known.lexeme, entry.id, (select min(label) from unnest(known.weights) as label)
    from public.reference_entries as entry
    cross join lateral (values ('fr', entry.fr), ('en', entry.en)) as wording (language, content)
    cross join lateral unnest(private.entry_stems(wording.language, wording.content)) as known (lexeme, positions, weights)
   where entry.id = any (ids);

  insert into private.reference_words (language, word, stem, sound, shortened)
  select language, word, stem, sound, private.without_a_letter(sound)
    from (
      select language, word, (tsvector_to_array(private.stems(language, said)))[1] as stem, private.phonetic_word(word) as sound
        from (
          select distinct on (language, word) language, word, said
            from (
              select language, said, private.plain_word(said) as word
                from (
                  select distinct wording.language, lower(said) as said
                    from public.reference_entries as entry
                    cross join lateral (values ('fr', entry.fr), ('en', entry.en)) as wording (language, content)
                    cross join lateral regexp_split_to_table(private.all_texts(wording.content), '[^[:alpha:]À-ÿœŒ]+') as said
                   where entry.id = any (ids)
                  -- Each word once before it is looked at.
                  offset 0
                ) as spelled
            ) as plain
           where word ~ '^[a-z]{4,40}$'
             and not exists (
               select from private.reference_words as known where known.language = plain.language and known.word = plain.word
             )
        ) as words
    ) as heard
   where stem is not null
  on conflict do nothing;
end
$$;

create function private.follow_reference()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.write_postings(array(select id from written));
  return null;
end
$$;

create trigger follow_reference_added
  after insert on public.reference_entries referencing new table as written
  for each statement execute function private.follow_reference();

create trigger follow_reference_changed
  after update on public.reference_entries referencing new table as written
  for each statement execute function private.follow_reference();

-- The stem of the word that a mistyped one most likely stands for: it sounds the same, or one letter is
-- missing, too many, another or changed places with its neighbour. The first letter is right. Null without
-- one, and for words that are too short to tell or too long to be one.
create function private.near_stem(language text, typed text)
returns text
language sql
stable
set search_path = ''
as $$
  with asked as materialized (
    select heard.word, heard.sound, private.without_a_letter(heard.sound) as shortened
      from (select private.plain_word(typed) as word, private.phonetic_word(private.plain_word(typed)) as sound) as heard
     where length(heard.word) between 4 and 40
  ),
  near as materialized (
    select vocabulary.word, vocabulary.stem, vocabulary.sound = asked.sound as is_same_sound
      from private.reference_words as vocabulary
      join asked on left(vocabulary.sound, 1) = left(asked.sound, 1)
     where vocabulary.language = near_stem.language
       and abs(length(vocabulary.word) - length(asked.word)) <= 2
       and (left(vocabulary.word, 1) = left(asked.word, 1) or left(vocabulary.word, 1) = 'h' or left(asked.word, 1) = 'h')
       and (
         vocabulary.sound = asked.sound
         or length(asked.word) >= 6 and (vocabulary.sound = any (asked.shortened) or asked.sound = any (vocabulary.shortened))
         -- The overlap first: it is much cheaper, and few have one.
         or vocabulary.shortened && asked.shortened
           and (length(asked.word) >= 6 or string_to_array(vocabulary.sound, null) @> string_to_array(asked.sound, null))
           and private.share_place(vocabulary.shortened, asked.shortened)
       )
  )
  select near.stem
    from near
    join private.reference_stems as known on known.language = near_stem.language and known.word = near.stem
   where known.entries > 0
   order by near.is_same_sound desc, known.entries desc, near.word
   limit 1
$$;

-- Which entries have these words, those with the rarest words in their names first: { words, entries }. The
-- first `typed` words may have slips. words: { read, weight, isKnown, isCorrected } of each word in order;
-- read is the stem that was looked for, null for a word that says nothing; weight is greater the fewer
-- entries know it. entries: { id, topic, kind, skills, reviewed, wording, places, names }; places has for
-- each word A (title), B (other names), C (short answer), D (the rest) or null; names are { place, number,
-- stems: [{ stem, weight }] }.
create function public.search_reference(words text[], typed integer default 80, language text default 'fr', most integer default 20)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  size double precision;
  asked jsonb;
  found jsonb;
begin
  if private.learner_id() is null then
    raise exception 'sign in to search the quick reference' using errcode = 'insufficient_privilege';
  end if;
  if cardinality(words) is null or cardinality(words) not between 1 and 80 then
    raise exception 'words must be 1 to 80' using errcode = 'invalid_parameter_value';
  end if;
  if exists (select from unnest(words) as word where word is null or char_length(word) not between 1 and 60) then
    raise exception 'a word must have 1 to 60 characters' using errcode = 'invalid_parameter_value';
  end if;
  if coalesce(language, '') not in ('fr', 'en') then
    raise exception 'language must be fr or en' using errcode = 'invalid_parameter_value';
  end if;
  if typed is null then
    raise exception 'typed must be a number' using errcode = 'invalid_parameter_value';
  end if;
  if most is null or most not between 1 and 20 then
    raise exception 'most must be from 1 to 20' using errcode = 'invalid_parameter_value';
  end if;
  if not private.may_look_up() then
    raise exception 'the quick reference is closed during an exam' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_quota('search_reference', 1);

  select count(*) into size from public.reference_entries;

  with stemmed as (
    select word.number, word.said, (tsvector_to_array(private.stems(search_reference.language, word.said)))[1] as stem
      from unnest(words) with ordinality as word (said, number)
  ),
  known as (
    select stemmed.*, coalesce((
        select known.entries from private.reference_stems as known where known.language = search_reference.language and known.word = stemmed.stem
      ), 0) > 0 as is_known
      from stemmed
  ),
  -- A few slips are read as what they most likely stand for.
  numbered as (
    select known.*, row_number() over (partition by is_known or stem is null or number > typed order by length(stem) desc, number) as place
      from known
  ),
  read as (
    select number, said, stem, is_known,
           case when is_known or stem is null or number > typed or place > 8 then stem
                else coalesce(private.near_stem(search_reference.language, said), stem) end as read
      from numbered
  )
  select jsonb_agg(jsonb_build_object(
      'read', read.read,
      'isKnown', counted.entries > 0,
      'isCorrected', read.read is distinct from read.stem,
      'weight', round(ln(1 + (size - counted.entries + 0.5) / (greatest(counted.entries, 1) + 0.5))::numeric, 3)
    ) order by read.number)
    into asked
    from read
    cross join lateral (select coalesce((
        select known.entries from private.reference_stems as known where known.language = search_reference.language and known.word = read.read
      ), 0)::double precision as entries) as counted;

  with looked_for as (
    select word.number, word.value ->> 'read' as stem, (word.value ->> 'weight')::double precision as weight
      from jsonb_array_elements(asked) with ordinality as word (value, number)
     where word.value ->> 'read' is not null
  ),
  hits as materialized (
    select posting.entry_id, posting.word, posting.place, looked_for.weight, looked_for.is_typed
      from (select stem, min(weight) as weight, bool_or(number <= typed) as is_typed from looked_for group by stem) as looked_for
      -- One word after the other: without statistics, as after a seed, all words of the language would be read.
      cross join lateral (
        select known.*
          from private.reference_postings as known
         where known.language = search_reference.language and known.word = looked_for.stem
        offset 0
      ) as posting
  ),
  -- Of the synonyms one counts: a word that has many would leave no room for entries with the others.
  best as (
    select entry_id,
           coalesce(sum(gained.gain) filter (where hits.is_typed), 0)
             + coalesce(max(gained.gain) filter (where not hits.is_typed), 0) as score
      from hits
     cross join lateral (
       select hits.weight * case hits.place when 'A' then 1.0 when 'B' then 0.9 when 'C' then 0.5 else 0.3 end as gain
     ) as gained
     group by entry_id
     order by score desc, entry_id
     limit most
  ),
  named as (
    select name.entry_id, name.place, name.number, jsonb_agg(jsonb_build_object(
        'stem', stem.word,
        'weight', round(ln(1 + (size - counted.entries + 0.5) / (greatest(counted.entries, 1) + 0.5))::numeric, 3)
      )) as stems
      from best
      join private.reference_names as name on name.entry_id = best.entry_id and name.language = search_reference.language
      cross join lateral unnest(name.stems) as stem (word)
      cross join lateral (select coalesce((
        select known.entries from private.reference_stems as known where known.language = search_reference.language and known.word = stem.word
      ), 0)::double precision as entries) as counted
     group by name.entry_id, name.place, name.number
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', entry.id,
      'topic', entry.topic,
      'kind', entry.kind,
      'skills', to_jsonb(entry.skills),
      'reviewed', entry.reviewed,
      'wording', case when search_reference.language = 'en' then entry.en else entry.fr end,
      'places', (
        select jsonb_agg(hits.place order by word.number)
          from jsonb_array_elements(asked) with ordinality as word (value, number)
          left join hits on hits.entry_id = entry.id and hits.word = word.value ->> 'read'
      ),
      'names', (
        select jsonb_agg(jsonb_build_object('place', named.place, 'number', named.number, 'stems', named.stems))
          from named
         where named.entry_id = entry.id
      )
    ) order by best.score desc, entry.id), '[]'::jsonb)
    into found
    from best
    join public.reference_entries as entry on entry.id = best.entry_id;

  return jsonb_build_object('words', asked, 'entries', found);
end
$$;

revoke all on function public.search_reference(text[], integer, text, integer) from public, anon;
grant execute on function public.search_reference(text[], integer, text, integer) to authenticated;
