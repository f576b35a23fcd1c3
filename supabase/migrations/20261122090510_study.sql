-- What a learner prepares for, the questions that a session of her plan is made of, and the reminders of a planned day.

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
            'concept', private.concept_key(items),
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

-- Returns { questions: [...], voided: [{ question, choice, reason: { fr, en } }], voidedCalculations: [{ template, version, seed,
-- typed, unit, reason }] }: what an earlier quiz of the caller asked, in the versions that were answered and in their order,
-- and what was taken out of its result. Null when the caller has no such quiz.
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
  taken_out jsonb;
begin
  if caller is null then
    raise exception 'sign in to read your quizzes' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_quota('draw_quiz_items', 10);
  select attempts.answers, attempts.voided_answers into answered, taken_out
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
  ), 'voided', (
    select coalesce(jsonb_agg(jsonb_build_object(
        'question', private.to_question(items),
        'choice', asked.answer -> 'choice',
        'reason', jsonb_build_object('fr', voided.reason_fr, 'en', voided.reason_en)
      ) order by asked.place), '[]')
      from jsonb_array_elements(taken_out) with ordinality as asked (answer, place)
      join private.voided_items as voided
        on voided.item_id = asked.answer ->> 'item'
       and voided.version = (asked.answer ->> 'version')::integer
      join private.items on items.id = voided.item_id and items.version = voided.version
     where items.kind = 'quiz'
  ), 'voidedCalculations', (
    select coalesce(jsonb_agg(
        asked.answer - 'correct' || jsonb_build_object('reason', jsonb_build_object('fr', voided.reason_fr, 'en', voided.reason_en))
        order by asked.place
      ), '[]')
      from jsonb_array_elements(taken_out) with ordinality as asked (answer, place)
      join private.voided_items as voided
        on voided.item_id = asked.answer ->> 'template'
       and voided.version = (asked.answer ->> 'version')::integer
  ));
end
$$;

revoke all on function public.study_items() from public, anon;
revoke all on function public.quiz_items(text[]) from public, anon;
revoke all on function public.attempt_questions(uuid) from public, anon;
grant execute on function public.study_items() to authenticated;
grant execute on function public.quiz_items(text[]) to authenticated;
grant execute on function public.attempt_questions(uuid) to authenticated;

-- Reminders of a day's session: a notification when the learner comes, and an e-mail where her plan asks for one. Each
-- at most once a day, and only on a planned day without an answer.

-- The days and hours of reminders are Quebec's, wherever the server is.
create function private.study_time(moment timestamptz)
returns timestamp
language sql
stable
set search_path = ''
as $$
  select moment at time zone 'America/Toronto'
$$;

-- What has been sent, so that it is sent once.
create table private.reminders (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null,
  kind text not null,

  primary key (user_id, day, kind),
  constraint reminders_kind_known check (kind in ('notification', 'mail'))
);
alter table private.reminders enable row level security;

-- The token in each mail of a learner that stops these mails without signing in. It can do nothing else.
create table private.reminder_links (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token uuid not null unique default gen_random_uuid()
);
alter table private.reminder_links enable row level security;

-- Whether the plan asks for a session on that day, and its learner has ended none.
create function private.waits_today(plan public.study_plans, moment timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select not extract(dow from here)::smallint = any (plan.days_off)
    and coalesce(plan.exam_date > here::date, true)
    and not exists (
      select from public.quiz_attempts as attempts
       where attempts.user_id = plan.user_id
         and attempts.completed_at >= date_trunc('day', here) at time zone 'America/Toronto'
    )
    from private.study_time(moment) as here
$$;

-- Called by the browser when the learner comes. Returns whether there is a new notification; the one of an earlier day
-- goes.
create function public.remind_me()
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.learner_id();
  reminder constant text := 'Votre séance d’aujourd’hui vous attend';
begin
  if caller is null then
    raise exception 'sign in to be reminded' using errcode = 'insufficient_privilege';
  end if;
  if not exists (
    select from public.study_plans as plans where plans.user_id = caller and private.waits_today(plans, now())
  ) then
    return false;
  end if;
  insert into private.reminders (user_id, day, kind)
  values (caller, private.study_time(now())::date, 'notification')
  on conflict do nothing;
  if not found then
    return false;
  end if;
  delete from public.user_notifications as earlier
   where earlier.user_id = caller and earlier.notification_type = 'reminder' and earlier.title = reminder;
  insert into public.user_notifications (user_id, title, message, title_en, message_en, notification_type)
  values (
    caller,
    reminder,
    'Elle est sur votre tableau de bord, selon votre plan. Quelques minutes suffisent.',
    'Your session of the day is waiting',
    'It is on your dashboard, as you planned it. A few minutes are enough.',
    'reminder'
  );
  return true;
end
$$;

revoke all on function public.remind_me() from public, anon;
grant execute on function public.remind_me() to authenticated;

-- For whatever sends the mails, each minute or so: takes the reminders that are due, at most `most`, and returns
-- [{ email, token, minutes }]. What is taken is not taken again that day, by however many senders at once: a mail that
-- is lost after that is lost. An hour that passes without a sender is caught up within the two that follow.
create function public.claim_reminders(most integer default 100)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  here constant timestamp := private.study_time(now());
  due jsonb;
begin
  delete from private.reminders as old where old.day < here::date - 30;

  with claimed as (
    insert into private.reminders (user_id, day, kind)
    select plans.user_id, here::date, 'mail'
      from public.study_plans as plans
      join auth.users on users.id = plans.user_id
     where plans.reminder_hour is not null
       and extract(hour from here) between plans.reminder_hour and plans.reminder_hour + 2
       and users.email_confirmed_at is not null
       and users.deleted_at is null
       and private.waits_today(plans, now())
       and not exists (
         select from private.reminders as sent
          where sent.user_id = plans.user_id and sent.day = here::date and sent.kind = 'mail'
       )
     order by plans.user_id
     limit least(greatest(most, 0), 1000)
    on conflict do nothing
    returning reminders.user_id
  ),
  links as (
    insert into private.reminder_links (user_id)
    select claimed.user_id from claimed
    -- Returns the link that is there already.
    on conflict (user_id) do update set user_id = excluded.user_id
    returning reminder_links.user_id, reminder_links.token
  )
  select coalesce(
      jsonb_agg(jsonb_build_object('email', users.email, 'token', links.token, 'minutes', plans.minutes_a_day)), '[]'
    )
    into due
    from links
    join auth.users on users.id = links.user_id
    join public.study_plans as plans on plans.user_id = links.user_id;
  return due;
end
$$;

revoke all on function public.claim_reminders(integer) from public, anon, authenticated;
grant execute on function public.claim_reminders(integer) to service_role;

-- The link of a mail: whoever has it stops the mails of one learner, as often as they like, without signing in. Returns
-- { outcome: 'stopped' | 'unknown' }.
create function public.stop_reminders(token text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  learner uuid;
begin
  if stop_reminders.token ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    select links.user_id into learner from private.reminder_links as links where links.token = stop_reminders.token::uuid;
  end if;
  if learner is null then
    return jsonb_build_object('outcome', 'unknown');
  end if;
  update public.study_plans as plans set reminder_hour = null
   where plans.user_id = learner and plans.reminder_hour is not null;
  return jsonb_build_object('outcome', 'stopped');
end
$$;

revoke all on function public.stop_reminders(text) from public;
grant execute on function public.stop_reminders(text) to anon, authenticated;
