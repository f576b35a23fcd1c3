-- Everything that the site keeps of the caller, in one piece and as it is stored; kept under the names of the tables.
-- Of an exam: its figures and the learner's own choices. Keys of questions are not the learner's data.
create function public.export_my_data()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null then
    raise exception 'sign in to export your data' using errcode = 'insufficient_privilege';
  end if;

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
    'voice_usage', (
      select coalesce(jsonb_agg(
          jsonb_build_object('service', usage.service, 'since', usage.since, 'units', usage.units) order by usage.service
        ), '[]')
        from private.voice_usage as usage where usage.user_id = caller
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
