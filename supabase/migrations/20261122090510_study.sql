-- What a learner prepares for, and the questions that a session of her plan is made of.

create table public.study_plans (
  user_id uuid primary key default private.learner_id() references auth.users (id) on delete cascade,
  -- Null while she does not know it.
  exam_date date,
  minutes_a_day smallint not null default 10,
  -- 0 is Sunday.
  days_off smallint[] not null default '{}',
  -- How much more time she is entitled to: what an exam or a quiz gives is multiplied by it.
  time_factor double precision not null default 1,
  -- From this hour on, she is reminded by e-mail of a planned day without an answer; null for never.
  reminder_hour smallint,

  -- A date that has passed stays: the plan says so, and asks for the next one.
  constraint study_plans_exam_date_range check (exam_date between date '2025-01-01' and date '2100-01-01'),
  constraint study_plans_minutes_range check (minutes_a_day between 5 and 240),
  constraint study_plans_days_off_shape check (
    cardinality(days_off) <= 6
    and array_position(days_off, null) is null
    and days_off <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]
  ),
  constraint study_plans_reminder_hour_range check (reminder_hour between 0 and 23),
  constraint study_plans_time_factor_known check (time_factor in (1, 1.25, 1.5, 2))
);

alter table public.study_plans enable row level security;

create policy "learners read their own plan"
  on public.study_plans for select to authenticated
  using (user_id = (select private.learner_id()));

create policy "learners make their own plan"
  on public.study_plans for insert to authenticated
  with check (user_id = (select private.learner_id()));

create policy "learners change their own plan"
  on public.study_plans for update to authenticated
  using (user_id = (select private.learner_id()))
  with check (user_id = (select private.learner_id()));

create policy "learners delete their own plan"
  on public.study_plans for delete to authenticated
  using (user_id = (select private.learner_id()));

revoke all on public.study_plans from public, anon, authenticated;
grant select, insert, update, delete on public.study_plans to authenticated;
grant all on public.study_plans to service_role;

create trigger bound_rows after insert on public.study_plans
  referencing new table as added
  for each statement when (current_user = 'authenticated') execute function private.bound_rows();

-- What the time of a learner's attempts is multiplied by: that of her plan, 1 without one. Whoever starts an attempt
-- reads it once and keeps it with the attempt, whose deadline a later change of the plan does not move.
create function private.time_factor(learner uuid)
returns numeric
language sql
stable
set search_path = ''
as $$
  select coalesce((select plans.time_factor::numeric from public.study_plans as plans where plans.user_id = learner), 1)
$$;

-- Every question that a quiz may ask, without its text: [{ id, skill, concept, difficulty, competency }], competency null
-- for one without a place in the blueprint. What a plan is made from, and the chances of passing.
create function public.study_items()
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if private.learner_id() is null then
    raise exception 'sign in to plan what to revise' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_quota('draw_quiz_items', 10);
  return (
    select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', items.id,
            'skill', items.skill_id,
            'concept', private.concept_of(items),
            'difficulty', items.difficulty,
            'competency', items.blueprint ->> 'competency'
          ) order by items.id
        ),
        '[]'
      )
      from private.items
     where items.kind = 'quiz' and items.origin = 'bank' and items.retired_at is null
  );
end
$$;

-- Returns { questions: [...] }: the live ones among these, in this order; at most 50 may be asked for.
create function public.quiz_items(ids text[])
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if private.learner_id() is null then
    raise exception 'sign in to draw questions' using errcode = 'insufficient_privilege';
  end if;
  if ids is null or cardinality(ids) not between 1 and 50 then
    raise exception 'ids must be from 1 to 50' using errcode = 'invalid_parameter_value';
  end if;
  perform private.require_quota('draw_quiz_items', greatest(cardinality(ids), 10));
  return jsonb_build_object('questions', (
    select coalesce(jsonb_agg(private.to_question(items) order by asked.place), '[]')
      from (select id, min(place) as place from unnest(ids) with ordinality as all_asked (id, place) group by id) as asked
      join private.items on items.id = asked.id
     where items.kind = 'quiz' and items.retired_at is null
  ));
end
$$;

-- Returns { questions: [...] }: what an earlier quiz of the caller asked, in the versions that were answered and in their
-- order. Null when the caller has no such quiz.
create function public.attempt_questions(attempt_id uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.learner_id();
  answered jsonb;
begin
  if caller is null then
    raise exception 'sign in to read your quizzes' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_quota('draw_quiz_items', 10);
  select attempts.answers into answered
    from public.quiz_attempts as attempts
   where attempts.id = attempt_id
     and attempts.user_id = caller
     and attempts.kind = 'quiz'
     and attempts.deleted_at is null;
  if answered is null then
    return null;
  end if;
  return jsonb_build_object('questions', (
    select coalesce(jsonb_agg(private.to_question(items) order by asked.place), '[]')
      from jsonb_array_elements(answered) with ordinality as asked (answer, place)
      join private.items
        on items.id = asked.answer ->> 'item'
       and items.version = (asked.answer ->> 'version')::integer
     where items.kind = 'quiz'
  ));
end
$$;

revoke all on function public.study_items() from public, anon;
revoke all on function public.quiz_items(text[]) from public, anon;
revoke all on function public.attempt_questions(uuid) from public, anon;
grant execute on function public.study_items() to authenticated;
grant execute on function public.quiz_items(text[]) to authenticated;
grant execute on function public.attempt_questions(uuid) to authenticated;
