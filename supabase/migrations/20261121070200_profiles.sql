-- One row per learner, made by the sign-up trigger, gone with the account.

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
  constraint profiles_study_level_known check (
    study_level in (
      'infirmier-auxiliaire',
      'infirmier-1ere-annee',
      'infirmier-2eme-annee',
      'infirmier-3eme-annee',
      'infirmier-diplome'
    )
  ),
  constraint profiles_avatar_url_shape check (
    char_length(avatar_url) <= 2048 and avatar_url ~ '^https?://'
  )
);

-- 'Maryse', 'MARYSE' and the same letters with accents composed or decomposed are one name.
create unique index profiles_username_key on public.profiles (lower(normalize(username, nfkc)));

create trigger guard_columns
  before update on public.profiles
  for each row
  execute function private.refuse_other_changes(
    'username', 'first_name', 'last_name', 'study_level', 'avatar_url', 'has_seen_onboarding', 'updated_at'
  );

-- After guard_columns (triggers fire in the order of their names): a client's own updated_at never stays.
create trigger set_updated_at
  before update on public.profiles
  for each row
  execute function private.set_updated_at();

alter table public.profiles enable row level security;

create policy "learners read their own profile"
  on public.profiles for select to authenticated
  using (id = (select auth.uid()));

create policy "learners update their own profile"
  on public.profiles for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));

-- No policy for insert (the sign-up trigger does it) nor for delete (the account's deletion does it).

revoke all on public.profiles from public, anon, authenticated;
grant select, update on public.profiles to authenticated;
grant all on public.profiles to service_role;

comment on table public.profiles is 'The learner as the product shows them. Signing up creates it.';
