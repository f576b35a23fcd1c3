-- Messages in both languages. `title` and `message` are French; the English ones are for whoever reads the site in English,
-- who otherwise sees the French.

alter table public.user_notifications
  add column title_en text,
  add column message_en text,
  add constraint user_notifications_title_en_shape check (char_length(title_en) between 1 and 200),
  add constraint user_notifications_message_en_shape check (char_length(message_en) between 1 and 2000),
  add constraint user_notifications_english_whole check ((title_en is null) = (message_en is null));

update public.user_notifications
   set title_en = 'Welcome to Révisoins!',
       message_en = 'Your account is ready. Choose a skill and take a first quiz: your progress shows on the dashboard.'
 where title = 'Bienvenue dans Révisoins!' and message like 'Votre compte est prêt.%';

create or replace function private.welcome()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  insert into public.user_notifications (user_id, title, message, title_en, message_en, notification_type)
  values (
    new.id,
    'Bienvenue dans Révisoins!',
    'Votre compte est prêt. Choisissez une compétence et faites un premier quiz : vos progrès s’affichent sur le tableau de bord.',
    'Welcome to Révisoins!',
    'Your account is ready. Choose a skill and take a first quiz: your progress shows on the dashboard.',
    'success'
  );
  return new;
exception
  when others then
    raise warning 'no welcome for the new user %: %', new.id, sqlerrm;
    return new;
end
$$;

drop function public.send_notification(text, text, text, uuid, text, boolean);

-- For operators: a message to one learner, to all of a study level, or to everybody. Exactly one of the three.
-- Answers how many received it. See docs/guides/operator.md.
create function public.send_notification(
  title text,
  message text,
  type text default 'info',
  to_user uuid default null,
  to_study_level text default null,
  to_all boolean default false,
  title_en text default null,
  message_en text default null
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
  if num_nonnulls(title_en, message_en) = 1 then
    raise exception 'title_en and message_en come together' using errcode = 'invalid_parameter_value';
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

  insert into public.user_notifications (user_id, title, message, title_en, message_en, notification_type)
  select profiles.id, send_notification.title, send_notification.message,
         send_notification.title_en, send_notification.message_en, send_notification.type
    from public.profiles
   where to_all or profiles.id = to_user or profiles.study_level = to_study_level;
  get diagnostics received = row_count;
  return received;
end
$$;

revoke all on function public.send_notification(text, text, text, uuid, text, boolean, text, text) from public, anon, authenticated;
grant execute on function public.send_notification(text, text, text, uuid, text, boolean, text, text) to service_role;
