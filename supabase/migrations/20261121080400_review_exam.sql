-- Around an exam: where a learner stands before one, and the correction after one.

-- { now, accessUntil, live, past }: when access ends (null without), the facts of the live exam with `answered`,
-- and those of the last ten that are finished, newest first.
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
    )
  );
end
$$;

-- The facts of a finished exam with `questions`: text, key and reasons in the order in which the learner saw them.
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
begin
  if exam.state <> 'finished' then
    perform private.refuse_exam(
      case exam.state when 'abandoned' then 'exam_abandoned' else 'exam_not_finished' end,
      'the correction comes after the end'
    );
  end if;
  return private.exam_facts(exam) || jsonb_build_object(
    'questions', (
      select jsonb_agg(
          jsonb_build_object(
            'domain', items.domain,
            'difficulty', items.difficulty,
            'reviewStatus', items.review_status,
            'hash', items.hash,
            'choice', questions.choice,
            'flagged', questions.flagged,
            'correctAnswer', array_position(questions.option_order, questions.key) - 1
          )
          || private.review_wording(items.fr, questions.option_order)
          || case
            when items.en is null then '{}'::jsonb
            else jsonb_build_object('en', private.review_wording(items.en, questions.option_order))
          end
          order by questions.position
        )
        from private.exam_questions as questions
        join private.items on items.id = questions.item_id and items.version = questions.item_version
       where questions.exam_id = exam.id
    )
  );
end
$$;

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

revoke all on function public.exam_lobby() from public, anon;
revoke all on function public.get_exam_review(uuid) from public, anon;
grant execute on function public.exam_lobby() to authenticated;
grant execute on function public.get_exam_review(uuid) to authenticated;
