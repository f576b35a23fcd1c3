-- A right access code does not clear the count of wrong ones: whoever knows one code could guess at the others for ever.

-- What the wrong codes of a day tell of the next try: seconds to wait, and how many are left before a wait.
-- Five in a quarter of an hour are a hand that slips; twenty in a day are somebody who guesses.
create function private.exam_code_wait(learner uuid)
returns table (seconds integer, tries_left integer)
language sql
volatile
set search_path = ''
as $$
  with limits (most, within) as (values (5, interval '15 minutes'), (20, interval '1 day')),
  counted as (
    select limits.most, limits.within, tried.times
      from limits
      cross join lateral (
        select coalesce(array_agg(tried_at order by tried_at desc), '{}') as times
          from private.exam_code_tries
         where user_id = learner and tried_at > clock_timestamp() - limits.within
      ) as tried
  )
  select
    coalesce(max(ceil(extract(epoch from times[most] + within - clock_timestamp()))) filter (where cardinality(times) >= most), 0)::integer,
    greatest(0, min(most - cardinality(times)))::integer
    from counted
$$;

create or replace function public.unlock_exam(code text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
  plain constant text := private.plain_exam_code(left(unlock_exam.code, 200));
  standing record;
  matching uuid;
begin
  if caller is null then
    raise exception 'sign in to give a code' using errcode = 'insufficient_privilege';
  end if;
  -- One at a time: a burst of parallel tries counts like any other.
  perform pg_advisory_xact_lock(hashtextextended('exam code ' || caller, 0));

  delete from private.exam_code_tries where user_id = caller and tried_at <= clock_timestamp() - interval '1 day';
  select * into standing from private.exam_code_wait(caller);
  if standing.seconds > 0 then
    return jsonb_build_object('outcome', 'limited', 'retryAfterSeconds', standing.seconds);
  end if;

  if coalesce(octet_length(plain), 0) between 6 and 72 then
    select codes.id into matching
      from private.exam_codes as codes
     where codes.revoked_at is null
       and codes.expires_at > now()
       and codes.code_hash = extensions.crypt(plain, codes.code_hash)
     order by codes.expires_at desc
     limit 1;
  end if;
  if matching is null then
    insert into private.exam_code_tries (user_id) values (caller);
    return jsonb_build_object('outcome', 'wrong', 'triesLeft', standing.tries_left - 1);
  end if;

  insert into private.exam_access (user_id, code_id) values (caller, matching) on conflict do nothing;
  return jsonb_build_object(
    'outcome', 'granted',
    'until', (extract(epoch from private.exam_access_until(caller)) * 1000)::bigint
  );
end
$$;

revoke all on function private.exam_code_wait(uuid) from public, anon, authenticated;
