-- The metadata of a sign-up comes from the browser as it is: it is cleaned here, and whatever cannot be used is left out.
-- A sign-up never fails because of it.

-- Text without angle brackets, `javascript:`, inline handlers and control characters, trimmed and cut; null when nothing is left.
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
    cleaned := regexp_replace(cleaned, '[<>[:cntrl:]]|javascript:|on\w+\s*=', '', 'gi');
    -- Again until nothing changes: what a removal joins may be the forbidden text itself.
    exit when cleaned = previous;
  end loop;
  return nullif(btrim(left(btrim(cleaned), max_length)), '');
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
      case
        when wanted_level in (
          'infirmier-auxiliaire',
          'infirmier-1ere-annee',
          'infirmier-2eme-annee',
          'infirmier-3eme-annee',
          'infirmier-diplome'
        ) then wanted_level
      end
    );
  exception
    when others then
      -- Taken a moment ago by somebody else, or a rule that this function does not know: an empty profile will do.
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
