-- A question with a slip of the keyboard still finds its answer, and of two answers the more general one comes first.

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

create function private.knows_stem(language text, stem text)
returns boolean
language sql
stable
set search_path = ''
as $$
  select exists (
    select from private.items
     where kind = 'quiz'
       and retired_at is null
       and case when knows_stem.language = 'en' then stems_en else stems_fr end
           @@ ('''' || replace(replace(stem, '\', '\\'), '''', '''''') || '''')::tsquery
  )
$$;

-- The stem of the bank that a mistyped one most likely stands for: it sounds the same, or one letter is missing, too
-- many, another or changed places with its neighbour. The first letter is right. Null without one, and for short stems.
create function private.near_stem(language text, stem text)
returns text
language sql
stable
set search_path = ''
as $$
  with asked as (
    select private.sound_of(stem) as sound, private.without_a_letter(private.sound_of(stem)) as shortened
  ),
  vocabulary as (
    select word as lexeme, private.sound_of(word) as sound, ndoc as items
      from ts_stat(format(
        'select %I from private.items where kind = ''quiz'' and retired_at is null',
        case when near_stem.language = 'en' then 'stems_en' else 'stems_fr' end
      ))
     where abs(length(word) - length(stem)) <= 2
       and (left(word, 1) = left(stem, 1) or left(word, 1) = 'h' or left(stem, 1) = 'h')
       and word ~ '^[a-z]+$'
  )
  select lexeme
    from vocabulary
    cross join asked
   where length(stem) >= 4
     and left(vocabulary.sound, 1) = left(asked.sound, 1)
     and (
       vocabulary.sound = asked.sound
       or length(stem) >= 6 and (
         vocabulary.sound = any (asked.shortened)
         or asked.sound = any (private.without_a_letter(vocabulary.sound))
       )
       or private.without_a_letter(vocabulary.sound) && asked.shortened
         and (length(stem) >= 6 or length(vocabulary.sound) = length(asked.sound) and string_to_array(vocabulary.sound, null) @> string_to_array(asked.sound, null))
     )
   order by vocabulary.sound = asked.sound desc, items desc, lexeme
   limit 1
$$;

create or replace function public.search_bank(question text, language text default 'fr', most integer default 5)
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

  -- Words that no item knows are read as those that they most likely stand for: a few, each costs some milliseconds.
  with words as (
    select lexeme, not private.knows_stem(search_bank.language, lexeme) as unknown
      from unnest(private.stems(search_bank.language, question))
     where lexeme !~ '^[0-9]{1,2}$'
     limit 60
  ),
  numbered as (
    select *, row_number() over (partition by unknown order by length(lexeme) desc) as number from words
  ),
  read as (
    select distinct case when unknown and number <= 4 then coalesce(private.near_stem(search_bank.language, lexeme), lexeme) else lexeme end as lexeme
      from numbered
  )
  select array_agg(lexeme), string_agg('''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''', ' | ')::tsquery
    into asked, asked_query
    from read;
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
  -- How much of what the item is about is asked for: of two items that cover the question, the more general one wins.
  -- Whoever asks about a newborn (27) or a child (29) says so: otherwise an adult is meant. Between equals, the basics first.
  focused as (
    select
      scored.*,
      score * (0.3 + coverage) * (0.3 + 0.7 * (
        select count(*) filter (where lexeme = any (asked)) / greatest(count(*), 1)::double precision
          from unnest(private.stems(search_bank.language, (candidates.item).objective ->> search_bank.language))
      )) * case when (candidates.item).skill_id in (27, 29) then 0.8 else 1 end
        * case (candidates.item).difficulty when 'easy' then 1.05 when 'hard' then 0.95 else 1 end as rank
      from scored
      join candidates on (candidates.item).id = scored.id
  ),
  best as (
    select * from focused order by rank desc, id limit most
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
      'score', round(rank::numeric, 3),
      'coverage', round(coverage::numeric, 3)
    ) order by rank desc, (item).id), '[]'::jsonb)
    into found
    from best
    join candidates on (candidates.item).id = best.id
    cross join lateral (select case when search_bank.language = 'en' then (item).en else (item).fr end as wording) as worded;

  return found;
end
$$;
