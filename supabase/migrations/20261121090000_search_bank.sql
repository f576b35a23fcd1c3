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

create index items_stems_fr on private.items using gin (stems_fr);
create index items_stems_en on private.items using gin (stems_en);

-- How much one occurrence counts, by where it stands.
create function private.stem_weight(label text)
returns double precision
language sql
immutable
set search_path = ''
as $$
  select case label when 'A' then 3.0 when 'B' then 2.0 when 'C' then 1.5 else 0.5 end
$$;

-- Answers the best items first, most of them `most`:
-- { id, version, skillTitle, reviewed, objective, stem, answer, rationale, explanation, score, coverage },
-- `coverage` being the share, from 0 to 1, of the question's weight that the item speaks of. None: the bank does not know.
create function public.search_bank(question text, language text default 'fr', most integer default 5)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  asked text[];
  asked_query tsquery;
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
    select from private.exams as exam where exam.user_id = caller and exam.state = 'live' and exam.deadline > now()
  ) then
    raise exception 'the bank is closed during an exam' using errcode = 'insufficient_privilege';
  end if;

  select array_agg(lexeme), string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery
    into asked, asked_query
    from (select lexeme from unnest(private.stems(search_bank.language, question)) limit 60) as words;
  if asked is null then
    return '[]'::jsonb;
  end if;

  select count(*), coalesce(avg(length(case when search_bank.language = 'en' then stems_en else stems_fr end)), 1)
    into bank_size, mean_length
    from private.items
   where kind = 'quiz' and retired_at is null;

  with candidates as (
    select items as item, case when search_bank.language = 'en' then stems_en else stems_fr end as stems
      from private.items
     where kind = 'quiz'
       and retired_at is null
       and case when search_bank.language = 'en' then stems_en @@ asked_query else stems_fr @@ asked_query end
  ),
  hits as (
    select
      (candidates.item).id,
      word.lexeme,
      (select sum(private.stem_weight(label)) from unnest(word.weights) as label) as occurrences,
      length(candidates.stems) as item_length
      from candidates
      cross join lateral unnest(candidates.stems) as word (lexeme, positions, weights)
     where word.lexeme = any (asked)
  ),
  -- A word that no item knows weighs as much as one that a single item knows: it lowers the coverage.
  rarity as (
    select
      lexeme,
      ln(1 + (bank_size - count(hits.id) + 0.5) / (greatest(count(hits.id), 1) + 0.5)) as weight
      from unnest(asked) as lexeme
      left join hits using (lexeme)
     group by lexeme
  ),
  scored as (
    select
      hits.id,
      sum(rarity.weight * occurrences * 2.2 / (occurrences + 1.2 * (0.6 + 0.4 * item_length / mean_length))) as score,
      sum(rarity.weight) / (select sum(weight) from rarity) as coverage
      from hits
      join rarity using (lexeme)
     group by hits.id
  ),
  best as (
    -- The share of the question that an item covers counts twice: one rare word alone must not win.
    select * from scored order by score * (0.3 + coverage) desc, id limit most
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', (item).id,
      'version', (item).version,
      'skillTitle', (item).skill_title,
      'reviewed', (item).review_status = 'reviewed',
      'objective', (item).objective ->> search_bank.language,
      'stem', wording ->> 'stem',
      'answer', wording #>> array['options', (item).key, 'text'],
      'rationale', wording #>> array['options', (item).key, 'rationale'],
      'explanation', wording ->> 'explanation',
      'score', round(score::numeric, 3),
      'coverage', round(coverage::numeric, 3)
    ) order by score * (0.3 + coverage) desc, (item).id), '[]'::jsonb)
    into found
    from best
    join candidates on (candidates.item).id = best.id
    cross join lateral (select case when search_bank.language = 'en' then (item).en else (item).fr end as wording) as worded;

  return found;
end
$$;

revoke all on function public.search_bank(text, text, integer) from public, anon;
grant execute on function public.search_bank(text, text, integer) to authenticated;
