-- Messages to a learner. Written by the operator, never by learners, who only mark them as read.

create table public.user_notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null,
  message text not null,
  -- For readers of the English site, who otherwise see the French.
  title_en text,
  message_en text,
  notification_type text not null default 'info',
  is_read boolean not null default false,
  created_at timestamptz not null default now(),

  constraint user_notifications_title_shape check (char_length(title) between 1 and 200),
  constraint user_notifications_message_shape check (char_length(message) between 1 and 2000),
  constraint user_notifications_title_en_shape check (char_length(title_en) between 1 and 200),
  constraint user_notifications_message_en_shape check (char_length(message_en) between 1 and 2000),
  constraint user_notifications_english_whole check ((title_en is null) = (message_en is null)),
  constraint user_notifications_type_known check (
    notification_type in ('info', 'success', 'warning', 'reminder', 'news')
  )
);

create index user_notifications_by_learner on public.user_notifications (user_id, created_at desc);
create index user_notifications_unread on public.user_notifications (user_id) where not is_read;

create trigger guard_columns
  before update on public.user_notifications
  for each row
  execute function private.refuse_other_changes('is_read');

alter table public.user_notifications enable row level security;

create policy "learners read their own notifications"
  on public.user_notifications for select to authenticated
  using (user_id = (select private.learner_id()));

create policy "learners mark their own notifications"
  on public.user_notifications for update to authenticated
  using (user_id = (select private.learner_id()))
  with check (user_id = (select private.learner_id()));

-- No policy for insert or delete.

revoke all on public.user_notifications from public, anon, authenticated;
grant select, update on public.user_notifications to authenticated;
grant all on public.user_notifications to service_role;

-- For operators: sends a message to one learner, to all of a study level, or to everybody. Exactly one of the
-- three. Returns how many received it. See docs/guides/operator.md.
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

-- A welcome message for new accounts. A sign-up never fails because of it.
create function private.welcome()
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

create trigger welcome
  after insert on auth.users
  for each row
  execute function private.welcome();

-- Learners receive live changes of their own profile and notifications. Row level security decides who
-- receives what. A database without the publication (without a realtime service) works without it.
do $$
declare
  live_table text;
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime' and not puballtables) then
    return;
  end if;

  foreach live_table in array array['profiles', 'user_notifications'] loop
    if not exists (
      select from pg_catalog.pg_publication_tables
       where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = live_table
    ) then
      execute format('alter publication supabase_realtime add table public.%I', live_table);
    end if;
  end loop;
end
$$;
