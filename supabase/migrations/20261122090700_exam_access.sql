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
-- Answers the id of the code, by which `revoke_exam_code` takes it back. The code itself is not kept.
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
