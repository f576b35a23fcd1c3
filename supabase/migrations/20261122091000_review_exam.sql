-- Before and after an exam: the learner's situation before one, and the correction after one.

-- { now, accessUntil, live, past, starts, bank }: when access ends (null without), the facts of the live exam with
-- `answered`, those of the last ten that are finished, newest first, how many may be begun, and of the bank's `size`
-- how many questions are `drawn` from now and how many of these are `fresh` to the learner.
create function public.exam_lobby()
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
begin
  perform private.close_overdue_exams();
  return jsonb_build_object(
    'now', private.to_milliseconds(clock_timestamp()),
    'accessUntil', private.to_milliseconds(private.exam_access_until(caller)),
    'live', (
      select private.exam_facts(exams) || jsonb_build_object(
          'answered', (
            select count(*) from private.exam_questions as questions
             where questions.exam_id = exams.id and questions.choice is not null
          )
        )
        from private.exams
       where exams.user_id = caller and exams.state = 'live'
    ),
    'past', (
      select coalesce(jsonb_agg(private.exam_facts(latest) order by latest.started_at desc), '[]'::jsonb)
        from (
          select exams.* from private.exams
           where exams.user_id = caller and exams.state = 'finished'
           order by exams.started_at desc
           limit 10
        ) as latest
    ),
    'starts', private.exam_starts(caller),
    'bank', (
      select jsonb_build_object(
          'size', (select count(*) from private.exam_items()),
          'drawn', count(*),
          'fresh', count(*) filter (where supply.last_answered is null)
        )
        from private.exam_supply(caller) as supply
    )
  );
end
$$;

revoke all on function public.exam_lobby() from public, anon;
grant execute on function public.exam_lobby() to authenticated;

create function private.review_wording(wording jsonb, option_order text[])
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select private.exam_wording(wording, option_order) || jsonb_build_object(
    'explanation', wording -> 'explanation',
    'rationales', (
      select jsonb_agg(wording #> array['options', option_id, 'rationale'] order by place)
        from unnest(option_order) with ordinality as shown (option_id, place)
    )
  )
$$;

-- The correction of an exam opens later for learners who answered faster than one can read, and never stays
-- closed for good: each question answered for the first time adds some seconds to the wait, counted from the
-- start of the sitting and, when several sittings wait, one after the other. Reading out the bank takes as
-- long as sitting its exams.

-- When the correction of a finished exam opens: `secondsPerAnswer` for each new question after its start, and after the
-- corrections of the exams before it.
create function private.correction_opens_at(exam private.exams)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  with answered as (
    select exams.id, exams.started_at, questions.item_id,
           row_number() over (partition by questions.item_id order by exams.started_at) = 1 as is_new
      from private.exams
      left join private.exam_questions as questions on questions.exam_id = exams.id and questions.choice is not null
     where exams.user_id = exam.user_id and exams.state = 'finished' and exams.started_at <= exam.started_at
  ),
  waits as (
    select started_at,
           count(item_id) filter (where is_new) * make_interval(secs => (private.exam_rules() ->> 'secondsPerAnswer')::integer) as wait
      from answered
     group by id, started_at
  ),
  in_line as (
    select started_at, wait, sum(wait) over (order by started_at) as wait_so_far from waits
  )
  -- Each exam's wait begins at its start or at the end of the previous one's, whichever is later.
  select max(started_at - (wait_so_far - wait)) + max(wait_so_far) from in_line
$$;

-- The facts of a finished exam with `correction` ('open', or 'waits' until `correctionOpensAt`) and `questions`, in the
-- order in which the learner saw them: text and choice, and of those whose correction `isOpen` the key, the reasons and the
-- sources.
create function public.get_exam_review(exam_id uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
  exam constant private.exams := private.own_exam(caller, get_exam_review.exam_id);
  opens_at constant timestamptz := private.correction_opens_at(exam);
begin
  if exam.state <> 'finished' then
    perform private.refuse_exam(
      case exam.state when 'abandoned' then 'exam_abandoned' else 'exam_not_finished' end,
      'the correction comes after the end'
    );
  end if;
  if exists (select from private.exams as others where others.user_id = caller and others.state = 'live') then
    perform private.refuse_exam('exam_under_way', 'corrections are shut while another exam runs');
  end if;
  return private.exam_facts(exam) || jsonb_build_object(
    'correction', case when opens_at <= now() then 'open' else 'waits' end,
    'correctionOpensAt', private.to_milliseconds(opens_at),
    'questions', (
      select jsonb_agg(
          private.exam_item_facts(items)
          || jsonb_build_object('hash', items.hash, 'choice', questions.choice, 'flagged', questions.flagged, 'isOpen', shown.is_open)
          || case
            when shown.is_open then jsonb_build_object('correctAnswer', array_position(questions.option_order, questions.key) - 1)
              || case when items.sources = '[]' then '{}'::jsonb else jsonb_build_object('sources', items.sources) end
              || private.review_wording(items.fr, questions.option_order)
            else private.exam_wording(items.fr, questions.option_order)
          end
          || case
            when items.en is null then '{}'::jsonb
            when shown.is_open then jsonb_build_object('en', private.review_wording(items.en, questions.option_order))
            else jsonb_build_object('en', private.exam_wording(items.en, questions.option_order))
          end
          order by questions.position
        )
        from private.exam_questions as questions
        join private.items on items.id = questions.item_id and items.version = questions.item_version
        cross join lateral (select opens_at <= now() and questions.choice is not null as is_open) as shown
       where questions.exam_id = exam.id
    )
  );
end
$$;

revoke all on function public.get_exam_review(uuid) from public, anon;
grant execute on function public.get_exam_review(uuid) to authenticated;
