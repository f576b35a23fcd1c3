-- How much of the voice services a learner may use: calls may cost the operator money, and always cost a server's time.

create table private.voice_limits (
  service text primary key,
  -- Calls, except for tts: characters to be spoken.
  units integer not null,
  per interval not null,

  constraint voice_limits_service_known check (service in ('transcribe', 'complete', 'tts', 'voices')),
  constraint voice_limits_units_positive check (units > 0),
  constraint voice_limits_per_positive check (per > interval '0')
);

insert into private.voice_limits (service, units, per) values
  ('transcribe', 90, '1 hour'),
  ('complete', 90, '1 hour'),
  ('tts', 30000, '1 hour'),
  ('voices', 60, '1 hour');

create table private.voice_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  service text not null references private.voice_limits (service),
  since timestamptz not null default now(),
  units integer not null,

  primary key (user_id, service),
  constraint voice_usage_units_positive check (units > 0)
);

alter table private.voice_limits enable row level security;
alter table private.voice_usage enable row level security;

revoke all on private.voice_limits, private.voice_usage from public, anon, authenticated;

comment on table private.voice_limits is 'Operators change the numbers here; they hold from the next call on.';

-- Books `units` on the caller's account and answers 0; or books nothing and answers the seconds until it would.
-- One statement books: calls at the same time cannot go past the limit together. A call is booked before it is made,
-- and stays booked when it fails: a provider may have charged for it.
create function public.take_voice_quota(service text, units integer)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  caller uuid := auth.uid();
  allowed private.voice_limits;
  usage private.voice_usage;
begin
  if caller is null then
    raise exception 'sign in to use the voice' using errcode = 'insufficient_privilege';
  end if;
  select * into allowed from private.voice_limits where voice_limits.service = take_voice_quota.service;
  if not found then
    raise exception 'unknown service' using errcode = 'invalid_parameter_value';
  end if;
  if take_voice_quota.units is null or take_voice_quota.units not between 1 and 10000 then
    raise exception 'units must be from 1 to 10000' using errcode = 'invalid_parameter_value';
  end if;

  insert into private.voice_usage as used (user_id, service, units)
  select caller, allowed.service, take_voice_quota.units
   where take_voice_quota.units <= allowed.units
      on conflict (user_id, service) do update
     set since = case when used.since <= now() - allowed.per then now() else used.since end,
         units = case when used.since <= now() - allowed.per then excluded.units else used.units + excluded.units end
   where used.since <= now() - allowed.per or used.units + excluded.units <= allowed.units;
  if found then
    return 0;
  end if;

  select * into usage from private.voice_usage as used where used.user_id = caller and used.service = allowed.service;
  return greatest(1, ceil(extract(epoch from coalesce(usage.since, now()) + allowed.per - now())))::integer;
end
$$;

revoke all on function public.take_voice_quota(text, integer) from public, anon;
grant execute on function public.take_voice_quota(text, integer) to authenticated;
