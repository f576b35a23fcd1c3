-- A quiz from the bank: unseen questions first, difficulties mixed, and the oldest seen ones when unseen run out.

-- An item as the browser knows a question. The key is its index: quizzes correct in the browser, exams never use this.
create function private.to_question(item private.items)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  with wordings as (
    select
      language,
      jsonb_build_object(
        'question', wording -> 'stem',
        'options', jsonb_build_array(
          wording #> '{options,a,text}', wording #> '{options,b,text}',
          wording #> '{options,c,text}', wording #> '{options,d,text}'
        ),
        'explanation', wording -> 'explanation',
        'rationales', jsonb_build_array(
          wording #> '{options,a,rationale}', wording #> '{options,b,rationale}',
          wording #> '{options,c,rationale}', wording #> '{options,d,rationale}'
        )
      ) as flat
    from (values ('fr', item.fr), ('en', item.en)) as both_languages (language, wording)
    where wording is not null
  )
  select jsonb_build_object(
      'id', item.id,
      'version', item.version,
      'correctAnswer', strpos('abcd', item.key) - 1,
      'difficulty', item.difficulty,
      'reviewStatus', item.review_status,
      'origin', item.origin,
      'hash', item.hash
    )
    || (select flat from wordings where language = 'fr')
    || coalesce((select jsonb_build_object('en', flat) from wordings where language = 'en'), '{}'::jsonb)
$$;

-- Answers { questions: [...], fresh: n }, `fresh` being how many of them the caller had not seen for 30 days.
-- Fewer questions than asked for when the bank has no more; none for a title without questions.
-- Options come in the order a to d: the browser shuffles them.
create function public.draw_quiz_items(skill_title text, question_count integer, used_hashes text[] default '{}')
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  drawn jsonb;
begin
  if caller is null then
    raise exception 'sign in to draw questions' using errcode = 'insufficient_privilege';
  end if;
  if question_count is null or question_count not between 1 and 50 then
    raise exception 'question_count must be from 1 to 50' using errcode = 'invalid_parameter_value';
  end if;
  if coalesce(cardinality(used_hashes), 0) > 5000 then
    raise exception 'used_hashes holds more than 5000 hashes' using errcode = 'invalid_parameter_value';
  end if;

  with seen as (
    select history.question_hash, max(history.created_at) as last_seen
      from public.user_quiz_history as history
     where history.user_id = caller
       and history.created_at > now() - interval '30 days'
     group by history.question_hash
  ),
  candidates as materialized (
    select
      items as item,
      seen.last_seen,
      seen.question_hash is null
        and items.hash <> all (coalesce(draw_quiz_items.used_hashes, '{}')) as is_fresh,
      random() as chance
      from private.items
      left join seen on seen.question_hash = items.hash
     where items.kind = 'quiz'
       and items.skill_title = btrim(draw_quiz_items.skill_title)
       and items.retired_at is null
  ),
  -- One of each difficulty per turn.
  in_turns as (
    select *, row_number() over (partition by is_fresh, (item).difficulty order by chance) as turn
      from candidates
  ),
  chosen as (
    select *
      from in_turns
     order by
       is_fresh desc,
       case when is_fresh then turn end,
       -- Given by the caller but not in the history: seen just now.
       last_seen nulls last,
       chance
     limit draw_quiz_items.question_count
  )
  select jsonb_build_object(
      'questions', coalesce(jsonb_agg(private.to_question(item) order by random()), '[]'::jsonb),
      'fresh', count(*) filter (where is_fresh)
    )
    into drawn
    from chosen;

  return drawn;
end
$$;

revoke all on function public.draw_quiz_items(text, integer, text[]) from public, anon;
grant execute on function public.draw_quiz_items(text, integer, text[]) to authenticated;
