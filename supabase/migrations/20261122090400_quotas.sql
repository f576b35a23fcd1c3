-- Limits how much of a costly operation one learner may use: one mechanism for edge functions and for
-- database calls. The numbers are far above what studying takes; operators change them in the table, with
-- effect from the next call.

create table private.quotas (
  action text primary key,
  -- In calls, unless stated otherwise.
  max_units integer not null,
  per interval not null,

  constraint quotas_max_units_positive check (max_units > 0),
  constraint quotas_per_positive check (per > interval '0')
);

insert into private.quotas (action, max_units, per) values
  ('transcribe', 90, '1 hour'),
  ('complete', 90, '1 hour'),
  -- Characters to synthesise.
  ('tts', 30000, '1 hour'),
  ('voices', 60, '1 hour'),
  -- Questions that a language model writes for learners: each may cost the operator money.
  ('generate-quiz', 120, '1 hour'),
  ('search_reference', 240, '1 hour'),
  -- Questions; a draw counts ten at least.
  ('draw_quiz_items', 3000, '1 hour'),
  ('export_my_data', 6, '1 hour'),
  -- Profile pictures.
  ('avatars', 30, '1 day'),
  -- Rows.
  ('quiz_attempts', 300, '1 day'),
  ('user_quiz_history', 1200, '1 day'),
  ('question_reports', 100, '1 day'),
  ('study_plans', 100, '1 day');

create table private.quota_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  action text not null references private.quotas (action),
  since timestamptz not null default now(),
  units integer not null,

  primary key (user_id, action),
  constraint quota_usage_units_positive check (units > 0)
);

alter table private.quotas enable row level security;
alter table private.quota_usage enable row level security;

revoke all on private.quotas, private.quota_usage from public, anon, authenticated;

comment on table private.quotas is 'Operators change the numbers here; they hold from the next call on.';

-- Books `units` for a learner and returns 0; or books nothing and returns the seconds until it would succeed.
-- A single statement does the booking, so concurrent calls cannot exceed the limit together.
create function private.take_quota(learner uuid, action text, units integer)
returns integer
language plpgsql
volatile
set search_path = ''
as $$
#variable_conflict use_column
declare
  allowed private.quotas;
  usage private.quota_usage;
begin
  select * into allowed from private.quotas where quotas.action = take_quota.action;
  if not found then
    raise exception 'unknown action' using errcode = 'invalid_parameter_value';
  end if;
  if take_quota.units is null or take_quota.units not between 1 and 10000 then
    raise exception 'units must be from 1 to 10000' using errcode = 'invalid_parameter_value';
  end if;

  insert into private.quota_usage as used (user_id, action, units)
  select learner, allowed.action, take_quota.units
   where take_quota.units <= allowed.max_units
      on conflict (user_id, action) do update
     set since = case when used.since <= now() - allowed.per then now() else used.since end,
         units = case when used.since <= now() - allowed.per then excluded.units else used.units + excluded.units end
   where used.since <= now() - allowed.per or used.units + excluded.units <= allowed.max_units;
  if found then
    return 0;
  end if;

  select * into usage from private.quota_usage as used where used.user_id = learner and used.action = allowed.action;
  return greatest(1, ceil(extract(epoch from coalesce(usage.since, now()) + allowed.per - now())))::integer;
end
$$;

-- For the edge functions, with the learner's token. A call is booked before it is made, and stays booked when
-- it fails: a provider may have charged for it.
create function public.take_quota(action text, units integer)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if private.learner_id() is null then
    raise exception 'sign in first' using errcode = 'insufficient_privilege';
  end if;
  return private.take_quota(private.learner_id(), action, units);
end
$$;

revoke all on function public.take_quota(text, integer) from public, anon;
grant execute on function public.take_quota(text, integer) to authenticated;

-- Books for the caller, or refuses: 429 with the hint `quota_reached`, and the seconds to wait in `details`
-- and in the message.
create function private.require_quota(action text, units integer)
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  wait constant integer := private.take_quota(private.learner_id(), action, units);
begin
  if wait > 0 then
    raise exception 'the limit of % is reached: try again after % seconds', action, wait
      using errcode = 'PT429', hint = 'quota_reached', detail = wait::text;
  end if;
end
$$;

-- How much a learner may write in a day: several times what the most eager does, and a bound on what a script
-- can fill. Written rows count even after they were deleted. Refused with 429, so that a device keeps its
-- data and sends it later. Triggers call it for rows that a learner writes; it does not apply to operators
-- and to the end of an exam.
create function private.bound_rows()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  written constant bigint := (select count(*) from added);
begin
  if written > 0 then
    -- More than a single booking may take exceeds any of these limits.
    perform private.require_quota(tg_table_name, least(written, 10000)::integer);
  end if;
  return null;
end
$$;
