-- How much of what costs one learner may use: one mechanism for edge functions and for calls of the database.
-- The numbers are far above what studying takes; operators change them in the table, and they hold from the next call on.

drop function public.take_voice_quota(text, integer);

alter table private.voice_limits rename to quotas;
alter table private.quotas rename column service to action;
alter table private.quotas rename constraint voice_limits_pkey to quotas_pkey;
alter table private.quotas rename constraint voice_limits_units_positive to quotas_units_positive;
alter table private.quotas rename constraint voice_limits_per_positive to quotas_per_positive;
alter table private.quotas drop constraint voice_limits_service_known;

alter table private.voice_usage rename to quota_usage;
alter table private.quota_usage rename column service to action;
alter table private.quota_usage rename constraint voice_usage_pkey to quota_usage_pkey;
alter table private.quota_usage rename constraint voice_usage_units_positive to quota_usage_units_positive;
alter table private.quota_usage rename constraint voice_usage_user_id_fkey to quota_usage_user_id_fkey;
alter table private.quota_usage rename constraint voice_usage_service_fkey to quota_usage_action_fkey;

-- Units are calls, if not said otherwise.
insert into private.quotas (action, units, per) values
  ('search_bank', 240, '1 hour'),
  -- Questions; a draw counts ten at least.
  ('draw_quiz_items', 3000, '1 hour'),
  ('export_my_data', 6, '1 hour');

-- Books `units` on a learner's account and answers 0; or books nothing and answers the seconds until it would.
-- One statement books: calls at the same time cannot go past the limit together.
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
   where take_quota.units <= allowed.units
      on conflict (user_id, action) do update
     set since = case when used.since <= now() - allowed.per then now() else used.since end,
         units = case when used.since <= now() - allowed.per then excluded.units else used.units + excluded.units end
   where used.since <= now() - allowed.per or used.units + excluded.units <= allowed.units;
  if found then
    return 0;
  end if;

  select * into usage from private.quota_usage as used where used.user_id = learner and used.action = allowed.action;
  return greatest(1, ceil(extract(epoch from coalesce(usage.since, now()) + allowed.per - now())))::integer;
end
$$;

-- For the edge functions, with the learner's token. A call is booked before it is made, and stays booked when it fails:
-- a provider may have charged for it.
create function public.take_quota(action text, units integer)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'sign in first' using errcode = 'insufficient_privilege';
  end if;
  return private.take_quota(auth.uid(), action, units);
end
$$;

revoke all on function public.take_quota(text, integer) from public, anon;
grant execute on function public.take_quota(text, integer) to authenticated;

-- Books for the caller, or refuses: 429 with the hint `quota_reached`, the seconds to wait in `details` and in words.
create function private.hold_quota(action text, units integer)
returns void
language plpgsql
volatile
set search_path = ''
as $$
declare
  wait constant integer := private.take_quota(auth.uid(), action, units);
begin
  if wait > 0 then
    raise exception 'the limit of % is reached: try again after % seconds', action, wait
      using errcode = 'PT429', hint = 'quota_reached', detail = wait::text;
  end if;
end
$$;

-- One picture is shown, and the page removes the one before: twenty leave room for what was interrupted.
create function private.hold_pictures()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.name !~ '^[^/]+/[A-Za-z0-9_.-]{1,100}$' then
    raise exception 'new row violates row-level security policy: the name of a picture has letters, digits, _ . and - only'
      using errcode = 'insufficient_privilege';
  end if;
  if (
    select count(*) from storage.objects
     where bucket_id = 'avatars' and (storage.foldername(name))[1] = (storage.foldername(new.name))[1]
  ) >= 20 then
    -- The code of a refused policy: the storage service answers it with 403.
    raise exception 'new row violates row-level security policy: at most 20 pictures are kept' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger hold_pictures
  before insert on storage.objects
  for each row when (new.bucket_id = 'avatars') execute function private.hold_pictures();

-- Answers { questions: [...], fresh: n }, `fresh` being how many of them the caller had not seen for 30 days.
-- Fewer questions than asked for when the bank has no more; none for a title without questions.
-- Options come in the order a to d: the browser shuffles them.
create or replace function public.draw_quiz_items(skill_title text, question_count integer, used_hashes text[] default '{}')
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller uuid := auth.uid();
  drawn jsonb;
begin
  if caller is null then
    raise exception 'sign in to draw questions' using errcode = 'insufficient_privilege';
  end if;
  if question_count is null or question_count not between 1 and 50 then
    raise exception 'question_count must be from 1 to 50' using errcode = 'invalid_parameter_value';
  end if;
  if coalesce(cardinality(used_hashes), 0) > 5000 then
    raise exception 'used_hashes holds more than 5000 hashes' using errcode = 'invalid_parameter_value';
  end if;
  -- A short quiz costs nearly as much as one of ten.
  perform private.hold_quota('draw_quiz_items', greatest(question_count, 10));

  with seen as (
    select history.question_hash, max(history.created_at) as last_seen
      from public.user_quiz_history as history
     where history.user_id = caller
       and history.created_at > now() - interval '30 days'
     group by history.question_hash
  ),
  candidates as materialized (
    select
      items as item,
      seen.last_seen,
      seen.question_hash is null
        and items.hash <> all (coalesce(draw_quiz_items.used_hashes, '{}')) as is_fresh,
      random() as chance
      from private.items
      left join seen on seen.question_hash = items.hash
     where items.kind = 'quiz'
       and items.skill_title = btrim(draw_quiz_items.skill_title)
       and items.retired_at is null
  ),
  -- One of each difficulty per turn.
  in_turns as (
    select *, row_number() over (partition by is_fresh, (item).difficulty order by chance) as turn
      from candidates
  ),
  chosen as (
    select *
      from in_turns
     order by
       is_fresh desc,
       case when is_fresh then turn end,
       -- Given by the caller but not in the history: seen just now.
       last_seen nulls last,
       chance
     limit draw_quiz_items.question_count
  )
  select jsonb_build_object(
      'questions', coalesce(jsonb_agg(private.to_question(item) order by random()), '[]'::jsonb),
      'fresh', count(*) filter (where is_fresh)
    )
    into drawn
    from chosen;

  return drawn;
end
$$;

-- Everything that the site keeps of the caller, in one piece and as it is stored; kept under the names of the tables.
-- Of an exam: its figures and the learner's own choices. Keys of questions are not the learner's data.
create or replace function public.export_my_data()
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null then
    raise exception 'sign in to export your data' using errcode = 'insufficient_privilege';
  end if;
  perform private.hold_quota('export_my_data', 1);

  return jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
          'id', users.id, 'email', users.email, 'created_at', users.created_at,
          'email_confirmed_at', users.email_confirmed_at, 'last_sign_in_at', users.last_sign_in_at,
          'user_metadata', users.raw_user_meta_data
        )
        from auth.users where users.id = caller
    ),
    'profile', (select to_jsonb(profiles) from public.profiles where profiles.id = caller),
    'quiz_attempts', (
      select coalesce(jsonb_agg(to_jsonb(attempts) order by attempts.completed_at), '[]')
        from public.quiz_attempts as attempts where attempts.user_id = caller
    ),
    'user_quiz_history', (
      select coalesce(jsonb_agg(to_jsonb(history) order by history.created_at, history.id), '[]')
        from public.user_quiz_history as history where history.user_id = caller
    ),
    'user_notifications', (
      select coalesce(jsonb_agg(to_jsonb(notifications) order by notifications.created_at), '[]')
        from public.user_notifications as notifications where notifications.user_id = caller
    ),
    'question_reports', (
      select coalesce(jsonb_agg(to_jsonb(reports) order by reports.created_at), '[]')
        from public.question_reports as reports where reports.user_id = caller
    ),
    'exams', (
      select coalesce(jsonb_agg(
          to_jsonb(exams) || jsonb_build_object('answers', (
            select jsonb_agg(
                jsonb_build_object('position', asked.position, 'choice', asked.choice, 'flagged', asked.flagged)
                order by asked.position
              )
              from private.exam_questions as asked where asked.exam_id = exams.id
          )) order by exams.started_at
        ), '[]')
        from private.exams where exams.user_id = caller
    ),
    'exam_access', (
      select coalesce(jsonb_agg(
          jsonb_build_object('cohort', codes.cohort, 'granted_at', access.granted_at) order by access.granted_at
        ), '[]')
        from private.exam_access as access
        join private.exam_codes as codes on codes.id = access.code_id
       where access.user_id = caller
    ),
    'quota_usage', (
      select coalesce(jsonb_agg(
          jsonb_build_object('action', usage.action, 'since', usage.since, 'units', usage.units) order by usage.action
        ), '[]')
        from private.quota_usage as usage where usage.user_id = caller
    ),
    'files', (
      select coalesce(jsonb_agg(
          jsonb_build_object('bucket', objects.bucket_id, 'name', objects.name, 'created_at', objects.created_at)
          order by objects.created_at
        ), '[]')
        from storage.objects
       where objects.bucket_id = 'avatars' and (storage.foldername(objects.name))[1] = caller::text
    )
  );
end
$$;
