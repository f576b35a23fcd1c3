-- What a learner may do with everything that the site stores about them: export it, and delete it.

-- Everything that the site stores about the caller, in one piece and as it is stored, by table name. For an
-- exam: its figures and the learner's own choices. Keys of questions are not the learner's data.
create function public.export_my_data()
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.learner_id();
begin
  if caller is null then
    raise exception 'sign in to export your data' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_quota('export_my_data', 1);

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
    'second_step', (
      select coalesce(jsonb_agg(
          jsonb_build_object('name', factors.friendly_name, 'added_at', factors.created_at) order by factors.created_at
        ), '[]')
        from auth.mfa_factors as factors where factors.user_id = caller and factors.status = 'verified'
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
    'study_plan', (select to_jsonb(plans) from public.study_plans as plans where plans.user_id = caller),
    'reminders', (
      select coalesce(jsonb_agg(
          jsonb_build_object('day', reminders.day, 'kind', reminders.kind) order by reminders.day, reminders.kind
        ), '[]')
        from private.reminders where reminders.user_id = caller
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
          ), 'parts', (
            select coalesce(jsonb_agg(to_jsonb(parts) - 'exam_id' order by parts.part), '[]')
              from private.exam_parts as parts where parts.exam_id = exams.id
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

revoke all on function public.export_my_data() from public, anon;
grant execute on function public.export_my_data() to authenticated;

-- The learner leaves, and everything goes: every table of ours refers to auth.users with `on delete cascade`.
--
-- Answers, and never raises for what a learner can do, since an error would take back that a try was counted:
--   { outcome: 'wrong-password' }
--   { outcome: 'locked', seconds }   too many wrong passwords
--   { outcome: 'files-remain', files }  the password is right; remove these from the bucket `avatars` through the storage
--                                    API, then call again: SQL would take the rows and leave the files behind
--   { outcome: 'deleted' }
-- A session's token that is still about finds nothing any more, and ends within the hour.
create function public.delete_my_account(password text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.learner_id();
  learner record;
  taken jsonb;
  known_hash text;
  remaining jsonb;
begin
  if caller is null then
    raise exception 'sign in to delete your account' using errcode = 'insufficient_privilege';
  end if;
  select users.email, users.encrypted_password into learner from auth.users where users.id = caller;
  if not found then
    return jsonb_build_object('outcome', 'deleted');
  end if;

  taken := private.count_auth_attempt('delete', learner.email, null);
  if taken ? 'refused' then
    return jsonb_build_object('outcome', 'locked', 'seconds', taken -> 'seconds');
  end if;
  -- One algorithm with two names; pgcrypto knows the older one.
  known_hash := regexp_replace(coalesce(learner.encrypted_password, ''), '^[$]2[by][$]', '$2a$');
  -- Longer than any form accepts: not worth a hash.
  if known_hash !~ '^[$]2a[$]'
    or octet_length(coalesce(delete_my_account.password, '')) not between 1 and 1000
    or extensions.crypt(delete_my_account.password, known_hash) <> known_hash
  then
    return jsonb_build_object('outcome', 'wrong-password');
  end if;
  perform private.clear_auth_attempts('delete', learner.email);

  select jsonb_agg(objects.name order by objects.name)
    into remaining
    from storage.objects
   where objects.bucket_id = 'avatars' and (storage.foldername(objects.name))[1] = caller::text;
  if remaining is not null then
    return jsonb_build_object('outcome', 'files-remain', 'files', remaining);
  end if;

  delete from private.auth_attempts where account = private.auth_subject(learner.email);
  begin
    delete from auth.audit_log_entries where payload ->> 'actor_id' = caller::text;
  exception
    when insufficient_privilege or undefined_table then
      null; -- A project that keeps its journal to itself: the operator's guide speaks of it.
  end;
  delete from auth.users where id = caller;
  return jsonb_build_object('outcome', 'deleted');
end
$$;

revoke all on function public.delete_my_account(text) from public, anon;
grant execute on function public.delete_my_account(text) to authenticated;
