-- For operators: a message to one learner, to all of a study level, or to everybody. Exactly one of the three.
-- Answers how many received it. See docs/guides/operator.md.
create function public.send_notification(
  title text,
  message text,
  type text default 'info',
  to_user uuid default null,
  to_study_level text default null,
  to_all boolean default false
)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  received integer;
begin
  if num_nonnulls(to_user, to_study_level, nullif(to_all, false)) <> 1 then
    raise exception 'name one of to_user, to_study_level and to_all' using errcode = 'invalid_parameter_value';
  end if;
  if to_user is not null and not exists (select from public.profiles where profiles.id = to_user) then
    raise exception 'there is no learner %', to_user using errcode = 'invalid_parameter_value';
  end if;
  if to_study_level is not null and to_study_level not in (
    'infirmier-auxiliaire',
    'infirmier-1ere-annee',
    'infirmier-2eme-annee',
    'infirmier-3eme-annee',
    'infirmier-diplome'
  ) then
    raise exception 'there is no study level %', to_study_level using errcode = 'invalid_parameter_value';
  end if;

  insert into public.user_notifications (user_id, title, message, notification_type)
  select profiles.id, send_notification.title, send_notification.message, send_notification.type
    from public.profiles
   where to_all or profiles.id = to_user or profiles.study_level = to_study_level;
  get diagnostics received = row_count;
  return received;
end
$$;

revoke all on function public.send_notification(text, text, text, uuid, text, boolean) from public, anon, authenticated;
grant execute on function public.send_notification(text, text, text, uuid, text, boolean) to service_role;
