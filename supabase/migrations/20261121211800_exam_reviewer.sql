-- A reviewed question of an exam tells who reviewed it, as one of a quiz does.

-- What a learner may know of an item before the end of an exam, besides its text.
create function private.exam_item_facts(item private.items)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object('domain', item.domain, 'difficulty', item.difficulty, 'reviewStatus', item.review_status)
    || case when item.reviewer is null then '{}'::jsonb else jsonb_build_object('reviewer', item.reviewer) end
$$;

create or replace function private.exam_paper(exam private.exams)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.exam_facts(exam) || jsonb_build_object(
    'questions', jsonb_agg(
      private.exam_item_facts(items)
      || jsonb_build_object('choice', questions.choice, 'flagged', questions.flagged)
      || private.exam_wording(items.fr, questions.option_order)
      || case
        when items.en is null then '{}'::jsonb
        else jsonb_build_object('en', private.exam_wording(items.en, questions.option_order))
      end
      order by questions.position
    )
  )
    from private.exam_questions as questions
    join private.items on items.id = questions.item_id and items.version = questions.item_version
   where questions.exam_id = exam.id
$$;

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
          private.exam_item_facts(items)
          || jsonb_build_object(
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
