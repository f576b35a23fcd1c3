-- A name is what its readers see: marks that turn the direction of a text around or take no room are no part of one, and a
-- username of blanks alone is a name that nobody sees. (U+200D joins emoji and stays.) Rows of before are left alone.
alter table public.profiles
  add constraint profiles_username_seen check (
    username !~ '[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]'
    and username ~ '[^\s\u00A0\u115F\u1160\u2000-\u200D\u2028\u2029\u202F\u205F\u2800\u3000\u3164\uFE0F\uFFA0]'
  ) not valid;

-- As before, and without those marks. It cleans what a sign-up brings along.
create or replace function private.clean_text(value text, max_length integer)
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
    cleaned := regexp_replace(cleaned, '[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]', '', 'g');
    cleaned := regexp_replace(cleaned, '[<>[:cntrl:]]|javascript:|on\w+\s*=', '', 'gi');
    -- Again until nothing changes: what a removal joins may be the forbidden text itself.
    exit when cleaned = previous;
  end loop;
  return nullif(btrim(left(btrim(cleaned), max_length)), '');
end
$$;
