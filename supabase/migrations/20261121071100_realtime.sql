-- Learners see changes of their own profile and notifications as they happen. Row level security decides who hears what.
-- A database without the publication (no realtime service beside it) goes without.

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
