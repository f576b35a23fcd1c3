-- Finding what the bank says about a question in plain words: French and English stems, ranked as BM25 does.
-- Quiz items only: nothing of an exam can be found, and nobody searches while an exam of theirs is live.

-- Stems of a text. Accents are taken off the stems, not off the text: the French stemmer needs them, and a question
-- typed without them must still find its answer.
create function private.stems(language text, content text)
returns tsvector
language sql
immutable
set search_path = ''
as $$
  select translate(
      to_tsvector(
        case language when 'en' then 'pg_catalog.english'::regconfig else 'pg_catalog.french'::regconfig end,
        replace(lower(coalesce(content, '')), '’', '''')
      )::text,
      'àâäáãçéèêëîïíôöóõùûüúÿñ',
      'aaaaaceeeeiiioooouuuuyn'
    )::tsvector
$$;

-- A: what the item is about. B: the answer. C: why. D: the situation, which names much that is beside the point.
create function private.item_stems(language text, skill_title text, objective jsonb, wording jsonb, key text)
returns tsvector
language sql
immutable
set search_path = ''
as $$
  select case when wording is null then null else
      setweight(private.stems(language, concat_ws(' ', objective ->> language, skill_title)), 'A')
      || setweight(private.stems(language, wording #>> array['options', key, 'text']), 'B')
      || setweight(private.stems(language, concat_ws(' ', wording ->> 'explanation', wording #>> array['options', key, 'rationale'])), 'C')
      || setweight(private.stems(language, wording ->> 'stem'), 'D')
    end
$$;

-- Written again with each item, so that the index cannot lag behind the bank.
alter table private.items
  add column stems_fr tsvector generated always as (private.item_stems('fr', skill_title, objective, fr, key)) stored,
  add column stems_en tsvector generated always as (private.item_stems('en', skill_title, objective, en, key)) stored;

-- How much one occurrence counts, by where it stands.
create function private.stem_weight(label text)
returns double precision
language sql
immutable
set search_path = ''
as $$
  select case label when 'A' then 3.0 when 'B' then 2.0 when 'C' then 1.5 else 0.5 end
$$;

-- A search takes some milliseconds, whatever is asked: what it reads of the whole bank is written down when an item
-- changes, not found out again for each word of each question.

-- A stem as it sounds, so that 'hypoglicem' is 'hypoglycem': no silent h, one letter of two, f for ph, i for y.
create function private.sound_of(stem text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(regexp_replace(translate(replace(replace(replace(stem, 'ph', 'f'), 'th', 't'), 'qu', 'k'), 'yz', 'is'), '(.)\1+', '\1', 'g'), '^h', '')
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

-- The live quiz items in one language: how many stems, and which of them say what the item is about.
create table private.bank_entries (
  language text not null,
  item_id text not null,
  item_version integer not null,
  length integer not null,
  subject text[] not null,

  primary key (language, item_id, item_version),
  constraint bank_entries_language_known check (language in ('fr', 'en'))
);

-- Which of them know a stem, and how much it counts in each.
create table private.bank_postings (
  language text not null,
  word text not null,
  item_id text not null,
  item_version integer not null,
  occurrences double precision not null,

  primary key (language, word, item_id, item_version),
  constraint bank_postings_belong_to_an_entry
    foreign key (language, item_id, item_version) references private.bank_entries on delete cascade
);

create index bank_postings_by_entry on private.bank_postings (language, item_id, item_version);

-- Words that can be mistyped: how each sounds, and so with each letter left out. One that no item knows any more stays.
create table private.bank_words (
  language text not null,
  word text not null,
  sound text not null,
  shortened text[] not null,

  primary key (language, word)
);

create index bank_words_by_sound on private.bank_words (language, left(sound, 1));

alter table private.bank_entries enable row level security;
alter table private.bank_postings enable row level security;
alter table private.bank_words enable row level security;

revoke all on private.bank_entries, private.bank_postings, private.bank_words from public, anon, authenticated;

comment on table private.bank_entries is 'Written by triggers of private.items, as bank_postings and bank_words are.';

-- Written once for each change of an item; the search reads the postings.
create function private.write_postings(ids text[])
returns void
language plpgsql
volatile
set search_path = ''
as $$
begin
  delete from private.bank_entries where item_id = any (ids);

  with written as (
    select item.id, item.version, item.objective, wording.language, wording.stems
      from private.items as item
      cross join lateral (values ('fr', item.stems_fr), ('en', item.stems_en)) as wording (language, stems)
     where item.kind = 'quiz'
       and item.retired_at is null
       and wording.stems is not null
       and item.id = any (ids)
  ),
  entered as (
    insert into private.bank_entries (language, item_id, item_version, length, subject)
    select language, id, version, length(stems), tsvector_to_array(private.stems(language, objective ->> language))
      from written
  ),
  posted as (
    insert into private.bank_postings (language, word, item_id, item_version, occurrences)
    select language, word.lexeme, id, version, (select sum(private.stem_weight(label)) from unnest(word.weights) as label)
      from written
      cross join lateral unnest(stems) as word (lexeme, positions, weights)
    returning language, word
  )
  insert into private.bank_words (language, word, sound, shortened)
  select language, word, sound, private.without_a_letter(sound)
    from (select distinct language, word, private.sound_of(word) as sound from posted where word ~ '^[a-z]{2,40}$') as words
  on conflict do nothing;
end
$$;

create function private.follow_bank()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.write_postings(array(select id from added));
  elsif tg_op = 'UPDATE' then
    perform private.write_postings(array(select id from added union select id from removed));
  else
    perform private.write_postings(array(select id from removed));
  end if;
  return null;
end
$$;

create trigger follow_bank_added
  after insert on private.items referencing new table as added
  for each statement execute function private.follow_bank();

create trigger follow_bank_changed
  after update on private.items referencing old table as removed new table as added
  for each statement execute function private.follow_bank();

create trigger follow_bank_removed
  after delete on private.items referencing old table as removed
  for each statement execute function private.follow_bank();

-- The stem of the bank that a mistyped one most likely stands for: it sounds the same, or one letter is missing, too
-- many, another or changed places with its neighbour. The first letter is right. Null without one, and for stems that
-- are too short to tell or too long to be a word.
create function private.near_stem(language text, stem text)
returns text
language sql
stable
set search_path = ''
as $$
  with asked as (
    select heard.sound, private.without_a_letter(heard.sound) as shortened
      from (select private.sound_of(stem) as sound where length(stem) between 4 and 40) as heard
  )
  select vocabulary.word
    from private.bank_words as vocabulary
    join asked on left(vocabulary.sound, 1) = left(asked.sound, 1)
    cross join lateral (
      select count(*) as items
        from private.bank_postings as posting
       where posting.language = vocabulary.language and posting.word = vocabulary.word
    ) as known
   where vocabulary.language = near_stem.language
     and known.items > 0
     and abs(length(vocabulary.word) - length(stem)) <= 2
     and (left(vocabulary.word, 1) = left(stem, 1) or left(vocabulary.word, 1) = 'h' or left(stem, 1) = 'h')
     and (
       vocabulary.sound = asked.sound
       or length(stem) >= 6 and (
         vocabulary.sound = any (asked.shortened)
         or asked.sound = any (vocabulary.shortened)
       )
       or vocabulary.shortened && asked.shortened
         and (length(stem) >= 6 or length(vocabulary.sound) = length(asked.sound) and string_to_array(vocabulary.sound, null) @> string_to_array(asked.sound, null))
     )
   order by vocabulary.sound = asked.sound desc, known.items desc, vocabulary.word
   limit 1
$$;

-- Answers the best items first, most of them `most`:
-- { id, version, skillTitle, reviewed, objective, stem, answer, rationale, explanation, score, coverage },
-- `coverage` being the share, from 0 to 1, of the question's weight that the item speaks of. None: the bank does not know.
create function public.search_bank(question text, language text default 'fr', most integer default 5)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller uuid := private.learner_id();
  asked text[];
  bank_size double precision;
  mean_length double precision;
  found jsonb;
begin
  if caller is null then
    raise exception 'sign in to search the bank' using errcode = 'insufficient_privilege';
  end if;
  if char_length(coalesce(question, '')) not between 1 and 2000 then
    raise exception 'question must have 1 to 2000 characters' using errcode = 'invalid_parameter_value';
  end if;
  if coalesce(language, '') not in ('fr', 'en') then
    raise exception 'language must be fr or en' using errcode = 'invalid_parameter_value';
  end if;
  if most is null or most not between 1 and 10 then
    raise exception 'most must be from 1 to 10' using errcode = 'invalid_parameter_value';
  end if;
  if exists (
    select from private.exams as exam where exam.user_id = caller and exam.state = 'live' and exam.deadline + private.exam_grace() > now()
  ) then
    raise exception 'the bank is closed during an exam' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_quota('search_bank', 1);

  -- Words that no item knows are read as those that they most likely stand for: a few.
  with words as (
    select
      stem.lexeme,
      not exists (
        select from private.bank_postings as posting where posting.language = search_bank.language and posting.word = stem.lexeme
      ) as unknown
      from unnest(private.stems(search_bank.language, question)) as stem
     where stem.lexeme !~ '^[0-9]{1,2}$'
     limit 60
  ),
  numbered as (
    select *, row_number() over (partition by unknown order by length(lexeme) desc) as number from words
  ),
  read as (
    select distinct case when unknown and number <= 4 then coalesce(private.near_stem(search_bank.language, lexeme), lexeme) else lexeme end as lexeme
      from numbered
  )
  select array_agg(lexeme) into asked from read;
  if asked is null then
    return '[]'::jsonb;
  end if;

  select count(*), coalesce(avg(entries.length), 1) into bank_size, mean_length
    from private.bank_entries as entries
   where entries.language = search_bank.language;

  with hits as materialized (
    select posting.item_id, posting.item_version, posting.word, posting.occurrences
      from private.bank_postings as posting
     where posting.language = search_bank.language and posting.word = any (asked)
  ),
  -- A word that no item knows weighs as much as one that a single item knows: it lowers the coverage.
  rarity as materialized (
    select
      lexeme,
      ln(1 + (bank_size - count(hits.item_id) + 0.5) / (greatest(count(hits.item_id), 1) + 0.5)) as weight
      from unnest(asked) as lexeme
      left join hits on hits.word = lexeme
     group by lexeme
  ),
  scored as (
    select
      hits.item_id as id,
      hits.item_version as version,
      entry.subject,
      sum(rarity.weight * occurrences * 2.2 / (occurrences + 1.2 * (0.6 + 0.4 * entry.length / mean_length))) as score,
      sum(rarity.weight) / (select sum(weight) from rarity) as coverage
      from hits
      join rarity on rarity.lexeme = hits.word
      join private.bank_entries as entry
        on entry.language = search_bank.language and entry.item_id = hits.item_id and entry.item_version = hits.item_version
     group by hits.item_id, hits.item_version, entry.subject
  ),
  -- How much of what the item is about is asked for: of two items that cover the question, the more general one wins.
  -- Whoever asks about a newborn (27) or a child (29) says so: otherwise an adult is meant. Between equals, the basics first.
  focused as (
    select
      scored.id, scored.version, scored.coverage,
      score * (0.3 + coverage) * (0.3 + 0.7 * (
        select count(*) filter (where lexeme = any (asked)) / greatest(count(*), 1)::double precision
          from unnest(scored.subject) as lexeme
      )) * case when item.skill_id in (27, 29) then 0.8 else 1 end
        * case item.difficulty when 'easy' then 1.05 when 'hard' then 0.95 else 1 end as rank
      from scored
      join private.items as item using (id, version)
  ),
  best as (
    select * from focused order by rank desc, id limit most
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', item.id,
      'version', item.version,
      'skillTitle', item.skill_title,
      'reviewed', item.review_status = 'reviewed',
      'objective', item.objective ->> search_bank.language,
      'stem', wording ->> 'stem',
      'answer', wording #>> array['options', item.key, 'text'],
      'rationale', wording #>> array['options', item.key, 'rationale'],
      'explanation', wording ->> 'explanation',
      'score', round(rank::numeric, 3),
      'coverage', round(coverage::numeric, 3)
    ) order by rank desc, item.id), '[]'::jsonb)
    into found
    from best
    join private.items as item on item.id = best.id and item.version = best.version
    cross join lateral (select case when search_bank.language = 'en' then item.en else item.fr end as wording) as worded;

  return found;
end
$$;

revoke all on function public.search_bank(text, text, integer) from public, anon;
grant execute on function public.search_bank(text, text, integer) to authenticated;
