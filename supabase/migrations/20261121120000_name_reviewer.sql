-- A reviewed question tells who reviewed it: learners see the name beside it.
create or replace function private.to_question(item private.items)
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
    || case when item.reviewer is null then '{}'::jsonb else jsonb_build_object('reviewer', item.reviewer) end
    || (select flat from wordings where language = 'fr')
    || coalesce((select jsonb_build_object('en', flat) from wordings where language = 'en'), '{}'::jsonb)
$$;
