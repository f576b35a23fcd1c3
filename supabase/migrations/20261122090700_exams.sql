-- Who may sit an exam simulation: learners who have entered a code that an operator gave to a cohort. Codes
-- are stored as hashes keyed with a secret of this database, and attempts are counted here: the browser only
-- passes them on.

-- Every refusal of the exam has a name in `hint`, which the API returns unchanged; the code sets the HTTP
-- status.
create function private.refuse_exam(refusal text, explanation text, detail text default '')
returns void
language plpgsql
set search_path = ''
as $$
begin
  raise exception using
    message = explanation,
    hint = refusal,
    detail = detail,
    errcode = case refusal
      when 'exam_not_found' then 'PT404'
      when 'exam_locked' then 'PT403'
      when 'exam_invalid' then 'PT422'
      when 'exam_limited' then 'PT429'
      else 'PT409'
    end;
end
$$;

-- One row: the key of the hashes of codes. Whoever can read it can also read the hashes, so a code must be
-- long enough; a deliberately slow hash would take its time again for each code in use.
create table private.exam_code_key (
  is_only boolean primary key default true,
  secret bytea not null default extensions.gen_random_bytes(32),

  constraint exam_code_key_is_only check (is_only)
);

insert into private.exam_code_key default values;

create table private.exam_codes (
  id uuid primary key default gen_random_uuid(),
  cohort text not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),

  constraint exam_codes_cohort_shape check (char_length(cohort) between 1 and 200 and cohort = btrim(cohort))
);

create index exam_codes_by_hash on private.exam_codes (code_hash);

create table private.exam_access (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_id uuid not null references private.exam_codes (id) on delete cascade,
  granted_at timestamptz not null default now(),

  primary key (user_id, code_id)
);

-- Wrong codes only.
create table private.exam_code_attempts (
  user_id uuid not null references auth.users (id) on delete cascade,
  attempted_at timestamptz not null default clock_timestamp()
);

create index exam_code_attempts_by_learner on private.exam_code_attempts (user_id, attempted_at);

alter table private.exam_code_key enable row level security;
alter table private.exam_codes enable row level security;
alter table private.exam_access enable row level security;
alter table private.exam_code_attempts enable row level security;

revoke all on private.exam_code_key, private.exam_codes, private.exam_access, private.exam_code_attempts from public, anon, authenticated;

-- Codes are read aloud and typed on phones: case and surrounding spaces do not matter.
create function private.plain_exam_code(code text)
returns text
language sql
immutable
set search_path = ''
as $$
  select upper(btrim(normalize(code, nfkc)))
$$;

-- Finds a code, in a time that does not depend on how many there are.
create function private.exam_code_hash(plain text)
returns bytea
language sql
stable
set search_path = ''
as $$
  select extensions.hmac(convert_to(plain, 'utf8'), secret, 'sha256') from private.exam_code_key
$$;

-- When the caller's access ends; null when they have none.
create function private.exam_access_until(learner uuid)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  select max(codes.expires_at)
    from private.exam_access as access
    join private.exam_codes as codes on codes.id = access.code_id
   where access.user_id = learner
     and codes.revoked_at is null
     and codes.expires_at > now()
$$;

-- For operators, who run it in the SQL editor or with the secret key:
--   select create_exam_code('Cégep de Laval, automne 2026', 'un code à donner', now() + interval '4 months');
-- Answers the id of the code, which `revoke_exam_code` needs to take it back. The code itself is not kept.
create function public.create_exam_code(cohort text, code text, expires_at timestamptz)
returns uuid
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  plain constant text := private.plain_exam_code(create_exam_code.code);
  made uuid;
begin
  if coalesce(octet_length(plain), 0) not between 6 and 72 then
    raise exception 'an exam code has from 6 to 72 bytes' using errcode = 'invalid_parameter_value';
  end if;
  if create_exam_code.expires_at is null or create_exam_code.expires_at <= now() then
    raise exception 'expires_at must lie ahead' using errcode = 'invalid_parameter_value';
  end if;
  if exists (
    select from private.exam_codes as codes
     where codes.revoked_at is null and codes.expires_at > now() and codes.code_hash = private.exam_code_hash(plain)
  ) then
    raise exception 'this code is in use' using errcode = 'unique_violation';
  end if;

  insert into private.exam_codes (cohort, code_hash, expires_at)
  values (btrim(create_exam_code.cohort), private.exam_code_hash(plain), create_exam_code.expires_at)
  returning id into made;
  return made;
end
$$;

revoke all on function public.create_exam_code(text, text, timestamptz) from public, anon, authenticated;
grant execute on function public.create_exam_code(text, text, timestamptz) to service_role;

-- For operators. Nobody can start an exam with this code any more; exams under way continue. False when there
-- is no such code.
create function public.revoke_exam_code(code_id uuid)
returns boolean
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  update private.exam_codes set revoked_at = coalesce(revoked_at, now()) where id = revoke_exam_code.code_id;
  return found;
end
$$;

revoke all on function public.revoke_exam_code(uuid) from public, anon, authenticated;
grant execute on function public.revoke_exam_code(uuid) to service_role;

-- The consequence of a day's wrong codes for the next attempt: seconds to wait, and attempts left before a
-- wait. Five in a quarter of an hour are typing errors; twenty in a day are guessing.
create function private.exam_code_wait(learner uuid)
returns table (seconds integer, attempts_left integer)
language sql
volatile
set search_path = ''
as $$
  with limits (most, within) as (values (5, interval '15 minutes'), (20, interval '1 day')),
  counted as (
    select limits.most, limits.within, recent.times
      from limits
      cross join lateral (
        select coalesce(array_agg(attempted_at order by attempted_at desc), '{}') as times
          from private.exam_code_attempts
         where user_id = learner and attempted_at > clock_timestamp() - limits.within
      ) as recent
  )
  select
    coalesce(max(ceil(extract(epoch from times[most] + within - clock_timestamp()))) filter (where cardinality(times) >= most), 0)::integer,
    greatest(0, min(most - cardinality(times)))::integer
    from counted
$$;

-- Returns { outcome: 'granted', until } (ms), { outcome: 'wrong', attemptsLeft } or { outcome: 'limited',
-- retryAfterSeconds }. A wrong code is a result, not an error: an error would roll back the count.
create function public.unlock_exam(code text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.learner_id();
  plain constant text := private.plain_exam_code(left(unlock_exam.code, 200));
  standing record;
  matching uuid;
begin
  if caller is null then
    raise exception 'sign in to give a code' using errcode = 'insufficient_privilege';
  end if;
  -- One at a time, so that a burst of parallel attempts counts fully.
  perform pg_advisory_xact_lock(hashtextextended('exam code ' || caller, 0));

  delete from private.exam_code_attempts where user_id = caller and attempted_at <= clock_timestamp() - interval '1 day';
  select * into standing from private.exam_code_wait(caller);
  if standing.seconds > 0 then
    return jsonb_build_object('outcome', 'limited', 'retryAfterSeconds', standing.seconds);
  end if;

  if coalesce(octet_length(plain), 0) between 6 and 72 then
    select codes.id into matching
      from private.exam_codes as codes
     where codes.revoked_at is null
       and codes.expires_at > now()
       and codes.code_hash = private.exam_code_hash(plain)
     order by codes.expires_at desc
     limit 1;
  end if;
  if matching is null then
    insert into private.exam_code_attempts (user_id) values (caller);
    return jsonb_build_object('outcome', 'wrong', 'attemptsLeft', standing.attempts_left - 1);
  end if;

  insert into private.exam_access (user_id, code_id) values (caller, matching) on conflict do nothing;
  return jsonb_build_object(
    'outcome', 'granted',
    'until', (extract(epoch from private.exam_access_until(caller)) * 1000)::bigint
  );
end
$$;

revoke all on function public.unlock_exam(text) from public, anon;
grant execute on function public.unlock_exam(text) to authenticated;

-- The numbers of an exam that learners see, in one place; the same as `examRules` in libs/assessment.
--   lateMinutes: how long after the deadline an answer that was given before it still counts when it arrives.
--   secondsPerAnswer: the correction opens this long after the start for each question answered for the first time.
--   startsPerDay: simulations started in 24 hours.
--   questionCounts, minutes: what a learner can choose.
create function private.exam_rules()
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select '{
    "lateMinutes": 10,
    "secondsPerAnswer": 10,
    "startsPerDay": 10,
    "questionCounts": [20, 30, 40],
    "minutes": [30, 45, 60]
  }'::jsonb
$$;

-- The numbers of the mock, in one place; the same as `mockRules` in libs/assessment, with the weights (in percent of a
-- part's questions) of content/blueprint.json. To be confirmed: à confirmer avec le plan directeur.
--   papers: how many in a row share no concept, if the bank has the items for it.
--   breakMinutes: between two parts. Longer than lateMinutes: answers still on a device at the end of a part arrive during the break.
--   minutes: of a part, before the learner's factor; four hours in all.
--   startsPerDay: mocks started in 24 hours.
create function private.mock_rules()
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select '{
    "papers": 3,
    "breakMinutes": 15,
    "startsPerDay": 2,
    "parts": [
      {
        "questions": 100, "passPercent": 62, "minutes": 192,
        "weights": {
          "systematic-approach": 20, "pharmacotherapy": 20, "communication": 15, "clinical-manifestations": 15,
          "infection-prevention": 10, "informing-the-person": 10, "methods-of-care": 10
        }
      },
      { "questions": 25, "passPercent": 66, "minutes": 48, "weights": { "professional-conduct": 100 } }
    ]
  }'::jsonb
$$;

-- An exam on the server: its parts, its questions with the key they had at the start, its deadline, its answers. live ->
-- finished (by the learner, or by time) or live -> abandoned; both are final. A simulation has one part. A mock has
-- two, with a break between them.

create table private.exams (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null default 'simulation',
  state text not null default 'live',
  question_count integer not null,
  -- As chosen, and of a mock those of all parts; the learner has that many times her factor.
  minutes integer not null,
  time_factor double precision not null default 1,
  started_at timestamptz not null default now(),
  -- The part under way, or the last one before a break.
  part smallint not null default 1,
  -- Of this part.
  deadline timestamptz not null,
  -- During a break: when the next part begins by itself.
  break_until timestamptz,
  -- Answers are numbered 1, 2, 3 and so on: this is the last accepted one.
  last_sequence integer not null default 0,
  ended_at timestamptz,
  is_time_up boolean,
  -- When it ended. What was taken out since is left out where results are read.
  score integer,

  constraint exams_kind_known check (kind in ('simulation', 'mock')),
  constraint exams_state_known check (state in ('live', 'finished', 'abandoned')),
  constraint exams_question_count_known check (
    kind = 'mock' or private.exam_rules() -> 'questionCounts' @> to_jsonb(question_count)
  ),
  constraint exams_minutes_known check (kind = 'mock' or private.exam_rules() -> 'minutes' @> to_jsonb(minutes)),
  constraint exams_deadline_follows check (
    kind = 'mock' or deadline = started_at + make_interval(mins => minutes) * time_factor
  ),
  constraint exams_part_range check (part between 1 and case kind when 'mock' then 2 else 1 end),
  constraint exams_break_between_parts check (break_until is null or (kind = 'mock' and part = 1)),
  constraint exams_time_factor_known check (time_factor in (1, 1.25, 1.5, 2)),
  constraint exams_last_sequence_range check (last_sequence >= 0),
  constraint exams_end_with_their_state check ((state = 'live') = (ended_at is null)),
  constraint exams_end_in_time check (ended_at between started_at and deadline),
  constraint exams_score_when_finished check ((state = 'finished') = (score is not null)),
  constraint exams_time_up_when_finished check ((state = 'finished') = (is_time_up is not null)),
  constraint exams_score_range check (score between 0 and question_count)
);

create unique index exams_one_live_per_learner on private.exams (user_id) where state = 'live';
create index exams_by_learner on private.exams (user_id, started_at desc);
create index exams_live_by_deadline on private.exams (deadline) where state = 'live';

create table private.exam_parts (
  exam_id uuid not null references private.exams (id) on delete cascade,
  part smallint not null,
  question_count integer not null,
  -- Before the learner's factor.
  minutes integer not null,
  -- The right answers that are needed, in percent; null where nothing is to be passed.
  pass_percent smallint,
  -- Null until it begins, and until it ends.
  started_at timestamptz,
  ended_at timestamptz,
  is_time_up boolean,

  primary key (exam_id, part),
  constraint exam_parts_question_count_range check (question_count between 1 and 100),
  constraint exam_parts_minutes_range check (minutes between 1 and 240),
  constraint exam_parts_pass_percent_range check (pass_percent between 1 and 100),
  constraint exam_parts_end_after_their_start check (ended_at >= started_at),
  constraint exam_parts_time_up_when_ended check ((ended_at is null) = (is_time_up is null))
);

create table private.exam_questions (
  exam_id uuid not null references private.exams (id) on delete cascade,
  -- 1 to question_count, through all parts.
  position integer not null,
  part smallint not null default 1,
  item_id text not null,
  item_version integer not null,
  -- The four option ids in the order in which this learner sees them.
  option_order text[] not null,
  key text not null,
  -- Index into option_order from 0; null while open.
  choice smallint,
  flagged boolean not null default false,

  primary key (exam_id, position),
  constraint exam_questions_no_repeat unique (exam_id, item_id),
  constraint exam_questions_item foreign key (item_id, item_version) references private.items (id, version),
  constraint exam_questions_key_known check (key in ('a', 'b', 'c', 'd')),
  constraint exam_questions_choice_range check (choice between 0 and 3),
  constraint exam_questions_all_options check (
    cardinality(option_order) = 4 and option_order @> array['a', 'b', 'c', 'd']
  )
);

create index exam_questions_by_item on private.exam_questions (item_id, item_version);

-- The accepted answers, in order: distinguishes a repeated delivery from a new answer, and lets an examiner
-- follow.
create table private.exam_saves (
  exam_id uuid not null references private.exams (id) on delete cascade,
  sequence integer not null,
  idempotency_key uuid not null,
  position integer not null,
  choice smallint,
  flagged boolean not null,
  saved_at timestamptz not null default now(),
  -- It arrived after the deadline, later than network delay explains.
  is_late boolean not null default false,

  primary key (exam_id, sequence),
  constraint exam_saves_once unique (exam_id, idempotency_key)
);

alter table private.exams enable row level security;
alter table private.exam_parts enable row level security;
alter table private.exam_questions enable row level security;
alter table private.exam_saves enable row level security;

revoke all on private.exams, private.exam_parts, private.exam_questions, private.exam_saves from public, anon, authenticated;

-- Applies to every role, including ours.
create function private.guard_exam()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if old.state <> 'live' then
    perform private.refuse_exam('exam_' || old.state, format('the exam is %s and does not change', old.state));
  end if;
  if (new.id, new.user_id, new.kind, new.question_count, new.minutes, new.time_factor, new.started_at)
    is distinct from (old.id, old.user_id, old.kind, old.question_count, old.minutes, old.time_factor, old.started_at)
    or (new.deadline <> old.deadline and new.part = old.part)
  then
    perform private.refuse_exam('exam_fixed', 'an exam keeps its learner, its size and its times');
  end if;
  if new.part not in (old.part, old.part + 1) then
    perform private.refuse_exam('exam_fixed', 'one part follows the other');
  end if;
  if new.last_sequence not in (old.last_sequence, old.last_sequence + 1) then
    perform private.refuse_exam('exam_out_of_order', 'answers are taken in one after the other', old.last_sequence::text);
  end if;
  return new;
end
$$;

create trigger guard_exam
  before update on private.exams
  for each row
  execute function private.guard_exam();

create function private.guard_exam_question()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if (select state from private.exams where id = old.exam_id) <> 'live' then
    perform private.refuse_exam('exam_finished', 'answers of an exam that has ended do not change');
  end if;
  if (new.exam_id, new.position, new.part, new.item_id, new.item_version, new.option_order, new.key)
    is distinct from (old.exam_id, old.position, old.part, old.item_id, old.item_version, old.option_order, old.key)
  then
    perform private.refuse_exam('exam_fixed', 'a question of an exam keeps its text, its options and its key');
  end if;
  return new;
end
$$;

create trigger guard_exam_question
  before update on private.exam_questions
  for each row
  execute function private.guard_exam_question();

create function private.mark_late_save()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.is_late := new.saved_at > (select deadline from private.exams where id = new.exam_id) + interval '5 seconds';
  return new;
end
$$;

create trigger mark_late_save
  before insert on private.exam_saves
  for each row
  execute function private.mark_late_save();

-- How an exam ends, and the functions that every move uses.

-- Answers that a device without a connection held at the deadline count when they arrive within ten minutes
-- after it, in unbroken sequence. The exam stays open for them until then, unless it is handed in. Nothing
-- proves when an answer was given: a late one is marked, and the result says how many depend on it.

-- How long after the deadline of a part answers are accepted; no other visit ends it before.
create function private.exam_grace()
returns interval
language sql
immutable
set search_path = ''
as $$
  select make_interval(mins => (private.exam_rules() ->> 'lateMinutes')::integer)
$$;

-- How many questions have their current answer from a late delivery.
create function private.late_answers(exam_id uuid)
returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer
    from private.exam_questions as questions
   where questions.exam_id = late_answers.exam_id
     and questions.choice is not null
     and questions.choice is distinct from (
       select saves.choice
         from private.exam_saves as saves
        where saves.exam_id = questions.exam_id and saves.position = questions.position and not saves.is_late
        order by saves.sequence desc
        limit 1
     )
$$;

create function private.to_milliseconds(moment timestamptz)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select round(extract(epoch from moment) * 1000)::bigint
$$;

-- How many questions of the exam count, or of one of its parts: all but those that were taken out.
create function private.exam_size(exam_id uuid, part smallint default null)
returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer
    from private.exam_questions as questions
   where questions.exam_id = exam_size.exam_id
     and not private.is_voided(questions.item_id, questions.item_version)
     and (exam_size.part is null or questions.part = exam_size.part)
$$;

-- How many right answers the exam has, or one of its parts, without what was taken out.
create function private.exam_score(exam_id uuid, part smallint default null)
returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer
    from private.exam_questions as questions
   where questions.exam_id = exam_score.exam_id
     and questions.option_order[questions.choice + 1] = questions.key
     and not private.is_voided(questions.item_id, questions.item_version)
     and (exam_score.part is null or questions.part = exam_score.part)
$$;

-- The time of the learner inside its parts, in whole seconds: breaks are none of it.
create function private.exam_time_spent(exam_id uuid)
returns integer
language sql
stable
set search_path = ''
as $$
  select floor(coalesce(sum(extract(epoch from parts.ended_at - parts.started_at)), 0))::integer
    from private.exam_parts as parts where parts.exam_id = exam_time_spent.exam_id
$$;

-- Whether a part that ends now ends because of its deadline. The browser's countdown may be slightly ahead.
create function private.is_time_up(deadline timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select now() >= deadline - interval '1 second'
$$;

-- Scores a live exam and saves the attempt under the exam's id, in one transaction. Its time is the deadline
-- at the latest.
create function private.close_exam(exam_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  closed private.exams;
begin
  -- While an item is being taken out, results wait.
  perform pg_advisory_xact_lock_shared(hashtextextended('void items', 0));
  update private.exams
     set state = 'finished',
         ended_at = least(now(), deadline),
         is_time_up = private.is_time_up(deadline),
         score = private.exam_score(id)
   where id = close_exam.exam_id and state = 'live'
  returning * into closed;
  if closed.id is null then
    return;
  end if;

  insert into public.quiz_attempts (id, user_id, kind, skill_title, score, total_questions, time_spent, completed_at)
  values (
    closed.id, closed.user_id, 'exam', case closed.kind when 'mock' then 'Examen blanc' else 'Simulation d''Examen' end,
    closed.score, greatest(1, private.exam_size(closed.id)), private.exam_time_spent(closed.id), closed.ended_at
  )
  on conflict (id) do update
    set user_id = excluded.user_id,
        kind = excluded.kind,
        skill_title = excluded.skill_title,
        score = excluded.score,
        total_questions = excluded.total_questions,
        time_spent = excluded.time_spent,
        completed_at = excluded.completed_at,
        created_at = excluded.created_at,
        -- What a learner may have put there, which a result of an exam cannot have.
        numeric_answers = '[]',
        answers = '[]',
        voided_answers = '[]',
        deleted_at = null;
end
$$;

-- Ends the part under way, at its deadline at the latest: a break follows, or the end of the exam.
create function private.close_exam_part(exam private.exams)
returns void
language plpgsql
set search_path = ''
as $$
declare
  ended constant timestamptz := least(now(), exam.deadline);
begin
  update private.exam_parts as parts
     set ended_at = ended, is_time_up = private.is_time_up(exam.deadline)
   where parts.exam_id = exam.id and parts.part = exam.part;
  if exists (select from private.exam_parts as later where later.exam_id = exam.id and later.part > exam.part) then
    update private.exams
       set break_until = ended + make_interval(mins => (private.mock_rules() ->> 'breakMinutes')::integer)
     where id = exam.id;
  else
    perform private.close_exam(exam.id);
  end if;
end
$$;

-- Ends the break: the next part begins, now or when the break was over.
create function private.open_exam_part(exam private.exams)
returns void
language plpgsql
set search_path = ''
as $$
declare
  opened private.exam_parts;
begin
  update private.exam_parts as parts
     set started_at = least(now(), exam.break_until)
   where parts.exam_id = exam.id and parts.part = exam.part + 1
  returning * into opened;
  update private.exams
     set part = opened.part,
         deadline = opened.started_at + make_interval(mins => opened.minutes) * exam.time_factor,
         break_until = null
   where id = exam.id;
end
$$;

-- Moves a live exam on as far as time has brought it, whoever came by or not: what has become of it depends on its
-- times alone.
create function private.move_exam_on(exam_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  exam private.exams;
begin
  loop
    select * into exam from private.exams where id = move_exam_on.exam_id and state = 'live';
    if exam.break_until <= now() then
      perform private.open_exam_part(exam);
    elsif exam.break_until is null and exam.deadline + private.exam_grace() < now() then
      perform private.close_exam_part(exam);
    else
      return;
    end if;
  end loop;
end
$$;

-- Moves overdue exams on whose learners did not come back: those of one learner, or up to a hundred of anybody.
-- Returns how many.
create function private.close_overdue_exams(learner uuid default null)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  overdue uuid;
  moved integer := 0;
begin
  for overdue in
    select id
      from private.exams
     where state = 'live'
       and coalesce(break_until, deadline + private.exam_grace()) < now()
       and (learner is null or user_id = learner)
     limit 100
       for update skip locked
  loop
    perform private.move_exam_on(overdue);
    moved := moved + 1;
  end loop;
  return moved;
end
$$;

-- Every move begins here: identifies the caller, serialises their moves, and ends what is overdue.
create function private.begin_exam_move()
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  caller constant uuid := private.learner_id();
begin
  if caller is null then
    raise exception 'sign in to sit an exam' using errcode = 'insufficient_privilege';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('exam ' || caller, 0));
  perform private.close_overdue_exams(caller);
  return caller;
end
$$;

-- The caller's own exam; somebody else's counts as missing.
create function private.own_exam(learner uuid, exam_id uuid)
returns private.exams
language plpgsql
set search_path = ''
as $$
declare
  found_exam private.exams;
begin
  select * into found_exam from private.exams where id = own_exam.exam_id and user_id = learner;
  if found_exam.id is null then
    perform private.refuse_exam('exam_not_found', 'there is no such exam');
  end if;
  return found_exam;
end
$$;

-- [{ questionCount, minutes, passPercent, startedAt, endedAt }], with { isTimeUp, score } once the exam is finished: before,
-- the score of a part tells nothing. Then questionCount has what counts. passPercent is null where nothing is to be passed; the times in ms are null
-- until they come.
create function private.exam_part_facts(exam private.exams)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'questionCount', parts.question_count,
          'minutes', parts.minutes,
          'passPercent', parts.pass_percent,
          'startedAt', private.to_milliseconds(parts.started_at),
          'endedAt', private.to_milliseconds(parts.ended_at)
        )
        || case exam.state
          when 'finished' then
            jsonb_build_object(
              'isTimeUp', parts.is_time_up,
              'score', private.exam_score(exam.id, parts.part),
              'questionCount', greatest(1, private.exam_size(exam.id, parts.part))
            )
          else '{}'::jsonb
        end
        order by parts.part
      ),
      '[]'
    )
    from private.exam_parts as parts
   where parts.exam_id = exam.id
$$;

-- { id, kind, state, questionCount, minutes, timeFactor, startedAt, part, parts, deadline, acceptedUntil, breakUntil,
-- lastSequence, now } and, once finished, { endedAt, score, timeSpent, isTimeUp, lateAnswers }. Times in ms, timeSpent in
-- seconds. A finished exam's questionCount and score leave out what was taken out since. The deadline is that of `part`; `breakUntil` is null except during a break.
create function private.exam_facts(exam private.exams)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
      'id', exam.id,
      'kind', exam.kind,
      'state', exam.state,
      'questionCount', exam.question_count,
      'minutes', exam.minutes,
      'timeFactor', exam.time_factor,
      'startedAt', private.to_milliseconds(exam.started_at),
      'part', exam.part,
      'parts', private.exam_part_facts(exam),
      'deadline', private.to_milliseconds(exam.deadline),
      'acceptedUntil', private.to_milliseconds(exam.deadline + private.exam_grace()),
      'breakUntil', private.to_milliseconds(exam.break_until),
      'lastSequence', exam.last_sequence,
      'now', private.to_milliseconds(clock_timestamp())
    )
    || case exam.state
      when 'finished' then jsonb_build_object(
        'endedAt', private.to_milliseconds(exam.ended_at),
        'score', private.exam_score(exam.id),
        'questionCount', greatest(1, private.exam_size(exam.id)),
        'timeSpent', private.exam_time_spent(exam.id),
        'isTimeUp', exam.is_time_up,
        'lateAnswers', private.late_answers(exam.id)
      )
      else '{}'::jsonb
    end
$$;

-- Where the project has pg_cron, overdue exams are moved on every minute; elsewhere by anybody's next visit.
-- Either way their parts end at their deadlines.
do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    execute $schedule$select cron.schedule('close overdue exams', '* * * * *', 'select private.close_overdue_exams()')$schedule$;
  end if;
end
$$;
