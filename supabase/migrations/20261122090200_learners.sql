-- What the product knows of a learner beside her studies: profile, pictures and messages. A new account gets a
-- profile and a first message.

-- How far in their studies learners are; `studyLevels` of libs/auth, which study-levels.test.ts there compares.
create function private.study_levels()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    'infirmier-auxiliaire', 'infirmier-1ere-annee', 'infirmier-2eme-annee', 'infirmier-3eme-annee',
    'infirmier-diplome'
  ]
$$;

-- One row per learner, created by the sign-up trigger, deleted with the account.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text,
  first_name text,
  last_name text,
  study_level text,
  avatar_url text,
  has_seen_onboarding boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint profiles_username_shape check (
    char_length(username) between 2 and 50 and username = btrim(username) and username !~ '[<>[:cntrl:]]'
  ),
  constraint profiles_first_name_shape check (
    char_length(first_name) between 1 and 100 and first_name !~ '[<>[:cntrl:]]'
  ),
  constraint profiles_last_name_shape check (
    char_length(last_name) between 1 and 100 and last_name !~ '[<>[:cntrl:]]'
  ),
  constraint profiles_avatar_url_shape check (
    char_length(avatar_url) <= 2048 and avatar_url ~ '^https?://'
  )
);

-- The constraint contains the levels themselves, so that learners need no right to run the function.
do $$
begin
  execute (
    select format(
        'alter table public.profiles add constraint profiles_study_level_known check (study_level in (%s))',
        string_agg(quote_literal(level), ', ' order by place)
      )
      from unnest(private.study_levels()) with ordinality as levels (level, place)
  );
end
$$;

-- A name must be visible text.
call private.require_visible('public.profiles', 'username');
call private.require_visible('public.profiles', 'first_name');
call private.require_visible('public.profiles', 'last_name');

-- 'Maryse', 'MARYSE' and the same letters with composed or decomposed accents are the same name.
create unique index profiles_username_key on public.profiles (lower(normalize(username, nfkc)));

create trigger guard_columns
  before update on public.profiles
  for each row
  execute function private.refuse_other_changes(
    'username', 'first_name', 'last_name', 'study_level', 'avatar_url', 'has_seen_onboarding', 'updated_at'
  );

-- After guard_columns (triggers fire in alphabetical order): a client's own updated_at never stays.
create trigger set_updated_at
  before update on public.profiles
  for each row
  execute function private.set_updated_at();

alter table public.profiles enable row level security;

create policy "learners read their own profile"
  on public.profiles for select to authenticated
  using (id = (select private.learner_id()));

create policy "learners update their own profile"
  on public.profiles for update to authenticated
  using (id = (select private.learner_id()))
  with check (id = (select private.learner_id()));

-- No policy for insert (the sign-up trigger does it) nor for delete (the account's deletion does it).

revoke all on public.profiles from public, anon, authenticated;
grant select, update on public.profiles to authenticated;
grant all on public.profiles to service_role;

comment on table public.profiles is 'The learner as the product shows them. Signing up creates it.';

-- The metadata of a sign-up comes unchanged from the browser: it is cleaned here, and unusable values are
-- left out. A sign-up never fails because of it.

-- Text without angle brackets, `javascript:`, inline handlers, control and invisible characters, trimmed and
-- cut; null when only blanks are left.
create function private.clean_text(value text, max_length integer)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  cleaned text := coalesce(value, '');
  previous text;
begin
  cleaned := left(cleaned, 10000);
  loop
    previous := cleaned;
    cleaned := regexp_replace(cleaned, private.hidden_marks(), '', 'g');
    cleaned := regexp_replace(cleaned, '[<>[:cntrl:]]|javascript:|on\w+\s*=', '', 'gi');
    -- Repeat until nothing changes: a removal can create a forbidden text.
    exit when cleaned = previous;
  end loop;
  cleaned := btrim(left(btrim(cleaned), max_length));
  return case when cleaned ~ private.visible_character() then cleaned end;
end
$$;

create function private.create_profile()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  metadata jsonb := coalesce(new.raw_user_meta_data, '{}'::jsonb);
  wanted_username text := private.clean_text(metadata ->> 'username', 50);
  wanted_level text := metadata ->> 'study_level';
begin
  -- The name may be taken: then the learner starts without one.
  if char_length(wanted_username) < 2
    or exists (
      select from public.profiles
       where lower(normalize(profiles.username, nfkc)) = lower(normalize(wanted_username, nfkc))
    )
  then
    wanted_username := null;
  end if;

  begin
    insert into public.profiles (id, username, first_name, last_name, study_level)
    values (
      new.id,
      wanted_username,
      private.clean_text(metadata ->> 'first_name', 100),
      private.clean_text(metadata ->> 'last_name', 100),
      case when wanted_level = any (private.study_levels()) then wanted_level end
    );
  exception
    when others then
      -- Somebody else has just taken it, or this function does not know a rule: create an empty profile.
      insert into public.profiles (id) values (new.id) on conflict (id) do nothing;
  end;

  return new;
exception
  when others then
    raise warning 'no profile for the new user %: %', new.id, sqlerrm;
    return new;
end
$$;

create trigger create_profile
  after insert on auth.users
  for each row
  execute function private.create_profile();

-- What an account may keep of what its owner writes into it: a few names. Each change adds to it, and without a bound a
-- script would fill the disk. Nothing that only becomes smaller is refused.
create function private.is_too_much_account_data(data jsonb)
returns boolean
language sql
immutable
set search_path = ''
as $$
  select octet_length(data::text) > 8192
$$;

create function private.bound_account_data()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if private.is_too_much_account_data(new.raw_user_meta_data) then
    raise exception 'the data of an account is too long' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger bound_account_data
  before update of raw_user_meta_data on auth.users
  for each row
  when (octet_length(new.raw_user_meta_data::text) > octet_length(coalesce(old.raw_user_meta_data::text, '')))
  execute function private.bound_account_data();

-- Pictures of learners. Anybody may read one whose address they know; only its owner writes, in their own
-- folder.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 2 * 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do update
   set public = excluded.public,
       file_size_limit = excluded.file_size_limit,
       allowed_mime_types = excluded.allowed_mime_types;

-- The profile must exist: a token outlives a deleted account by up to an hour, and must not leave files
-- behind.
create policy "learners add their own pictures"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'avatars'
    and storage.foldername(name) = array[(select private.learner_id())::text]
    and lower(storage.extension(name)) in ('png', 'jpg', 'jpeg', 'webp')
    and exists (select from public.profiles where profiles.id = (select private.learner_id()))
  );

create policy "learners list their own pictures"
  on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and storage.foldername(name) = array[(select private.learner_id())::text]);

create policy "learners replace their own pictures"
  on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and storage.foldername(name) = array[(select private.learner_id())::text])
  with check (
    bucket_id = 'avatars'
    and storage.foldername(name) = array[(select private.learner_id())::text]
    and lower(storage.extension(name)) in ('png', 'jpg', 'jpeg', 'webp')
  );

create policy "learners remove their own pictures"
  on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and storage.foldername(name) = array[(select private.learner_id())::text]);

-- One picture is shown. A second one exists for a moment, until the profile names it and the page removes the
-- first.
create function private.limit_pictures()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  -- The storage service tries a row as the learner, takes it back, and then writes it in its own name.
  learner uuid := coalesce(private.learner_id(), new.owner_id::uuid);
begin
  if new.name !~ '^[^/]+/[A-Za-z0-9_.-]{1,100}$' then
    raise exception 'new row violates row-level security policy: the name of a picture has letters, digits, _ . and - only'
      using errcode = 'insufficient_privilege';
  end if;
  if (
    select count(*) from storage.objects
     where bucket_id = 'avatars' and (storage.foldername(name))[1] = (storage.foldername(new.name))[1]
  ) >= 2 then
    -- The code of a refused policy: the storage service answers it with 403.
    raise exception 'new row violates row-level security policy: at most 2 pictures are kept' using errcode = 'insufficient_privilege';
  end if;
  if learner is not null and private.take_quota(learner, 'avatars', 1) > 0 then
    raise exception 'new row violates row-level security policy: at most 30 pictures a day' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create trigger limit_pictures
  before insert on storage.objects
  for each row when (new.bucket_id = 'avatars') execute function private.limit_pictures();

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
  if to_study_level <> all (private.study_levels()) then
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
