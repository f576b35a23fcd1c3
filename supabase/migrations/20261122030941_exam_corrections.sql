-- A correction is for whoever has sat the exam: it opens for questions that were answered, after a sitting that lasted
-- at least some seconds for each of them, and while no other sitting runs.

-- 'open', or 'too-fast': then the result counts, and the correction stays shut.
create function private.exam_correction(exam private.exams)
returns text
language sql
stable
set search_path = ''
as $$
  select case
      when exam.ended_at - exam.started_at
        < count(*) * make_interval(secs => (private.exam_rules() ->> 'secondsPerAnswer')::integer) then 'too-fast'
      else 'open'
    end
    from private.exam_questions as questions
   where questions.exam_id = exam.id and questions.choice is not null
$$;

-- The facts of a finished exam with `correction` and `questions`, in the order in which the learner saw them: text and
-- choice, and of those whose correction `isOpen` the key and the reasons.
create or replace function public.get_exam_review(exam_id uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
  exam constant private.exams := private.own_exam(caller, get_exam_review.exam_id);
  correction constant text := private.exam_correction(exam);
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
    'correction', correction,
    'questions', (
      select jsonb_agg(
          private.exam_item_facts(items)
          || jsonb_build_object('hash', items.hash, 'choice', questions.choice, 'flagged', questions.flagged, 'isOpen', shown.is_open)
          || case
            when shown.is_open then jsonb_build_object('correctAnswer', array_position(questions.option_order, questions.key) - 1)
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
        cross join lateral (select correction = 'open' and questions.choice is not null as is_open) as shown
       where questions.exam_id = exam.id
    )
  );
end
$$;

revoke all on function private.exam_correction(private.exams) from public, anon, authenticated;
