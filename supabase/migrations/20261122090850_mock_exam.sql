-- The mock: how its paper is drawn, how it starts, and how its second part does. Everything else is as in a simulation.

-- How many questions of each competency a part has: { part, competency, quota, questions }. Weights that do not give whole
-- numbers are rounded, the largest remainders up.
create function private.mock_quotas()
returns table (part smallint, competency text, quota integer, questions integer)
language sql
stable
set search_path = ''
as $$
  with shares as (
    select place::smallint as part, weights.key as competency, (rule ->> 'questions')::integer as questions,
           (rule ->> 'questions')::integer * weights.value::numeric / 100 as share
      from jsonb_array_elements(private.mock_rules() -> 'parts') with ordinality as asked (rule, place)
      cross join lateral jsonb_each_text(rule -> 'weights') as weights
  )
  select shares.part, shares.competency,
         floor(share)::integer
           + (row_number() over (partition by shares.part order by share - floor(share) desc, shares.competency)
               <= shares.questions - sum(floor(share)) over (partition by shares.part))::integer,
         shares.questions
    from shares
$$;

-- Draws the paper of a mock by the weights of the blueprint, no concept twice. Concepts that no finished mock of this learner
-- had come first, then those of the oldest one: papers in a row share none while the bank lasts, and come back in their
-- order. Among equals, questions that she has not answered in any exam come first. A competency with too few items
-- is made up for by the others of its part. No question rests, as it does for simulations: three papers need the bank.
create function private.draw_mock(exam private.exams)
returns integer
language plpgsql
volatile
set search_path = ''
as $$
declare
  drawn integer;
begin
  with met as (
    select private.concept_of(items) as concept,
           max(exams.started_at) filter (where exams.kind = 'mock' and exams.state = 'finished') as last_mock,
           max(exams.started_at) filter (where questions.choice is not null) as last_answered
      from private.exams
      join private.exam_questions as questions on questions.exam_id = exams.id
      join private.items on items.id = questions.item_id and items.version = questions.item_version
     where exams.user_id = exam.user_id
     group by private.concept_of(items)
  ),
  candidates as materialized (
    select items.id, items.version, items.key, private.concept_of(items) as concept, quotas.part, quotas.competency,
           quotas.quota, quotas.questions, random() as chance
      from private.items
      join private.mock_quotas() as quotas on quotas.competency = items.blueprint ->> 'competency'
     where items.kind = 'exam' and items.retired_at is null
  ),
  one_of_each as (
    select distinct on (candidates.concept) candidates.*, met.last_mock, met.last_answered
      from candidates
      left join met on met.concept = candidates.concept
     order by candidates.concept, candidates.chance
  ),
  in_competencies as (
    select *, row_number() over (
               partition by part, competency order by last_mock nulls first, last_answered nulls first, chance
             ) > quota as is_spare
      from one_of_each
  ),
  in_parts as (
    select *, row_number() over (
               partition by part order by is_spare, last_mock nulls first, last_answered nulls first, chance
             ) as place
      from in_competencies
  )
  insert into private.exam_questions (exam_id, position, part, item_id, item_version, option_order, key)
  select
    exam.id,
    row_number() over (order by in_parts.part, random()),
    in_parts.part,
    in_parts.id,
    in_parts.version,
    -- The reference to the row makes this a new shuffle for each question.
    array(select option_id from unnest(array['a', 'b', 'c', 'd']) as option_id where in_parts.id is not null order by random()),
    in_parts.key
    from in_parts
   where in_parts.place <= in_parts.questions;

  get diagnostics drawn = row_count;
  return drawn;
end
$$;

-- Starts a mock, or resumes the exam under way, and returns its paper: the questions of its first part. Each part has its
-- minutes times the learner's factor.
create function public.start_mock()
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
  resumed constant jsonb := private.resume_exam(caller);
begin
  return coalesce(resumed, private.begin_exam(caller, 'mock', private.mock_rules() -> 'parts'));
end
$$;

revoke all on function public.start_mock() from public, anon;
grant execute on function public.start_mock() to authenticated;

-- Ends the break before a part, which begins now, and returns its paper; the same again once it is under way.
create function public.start_exam_part(exam_id uuid, part integer)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
  exam private.exams := private.own_exam(caller, start_exam_part.exam_id);
begin
  if exam.state <> 'live' then
    perform private.refuse_exam('exam_' || exam.state, 'the exam has ended');
  end if;
  if exam.break_until is not null and start_exam_part.part = exam.part + 1 then
    perform private.open_exam_part(exam);
    return private.exam_paper(private.own_exam(caller, exam.id)) || '{"resumed": false}';
  end if;
  if exam.break_until is null and start_exam_part.part = exam.part then
    return private.exam_paper(exam) || '{"resumed": true}';
  end if;
  if coalesce(start_exam_part.part <= exam.part, false) then
    perform private.refuse_exam('exam_part_closed', 'this part has ended');
  end if;
  perform private.refuse_exam('exam_part_open', 'the part before it has not ended');
end
$$;

revoke all on function public.start_exam_part(uuid, integer) from public, anon;
grant execute on function public.start_exam_part(uuid, integer) to authenticated;
