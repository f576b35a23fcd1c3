-- How much a learner may write in a day: several times what the most eager does, and a bound on what a script can fill.
-- Refused with 429, so that a device keeps what it holds and sends it later.
create function private.bound_rows()
returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
declare
  most_a_day constant integer := tg_argv[0];
  written integer;
begin
  -- Operators, and the end of an exam, are not held by it.
  if current_user <> 'authenticated' then
    return null;
  end if;
  execute format(
    'select count(*) from %I.%I where user_id = $1 and created_at > now() - interval ''1 day''', tg_table_schema, tg_table_name
  ) into written using auth.uid();
  if written > most_a_day then
    raise exception 'no more than % rows of % in a day', most_a_day, tg_table_name using errcode = 'PT429';
  end if;
  return null;
end
$$;

create trigger bound_rows after insert on public.quiz_attempts
  for each statement execute function private.bound_rows('300');
create trigger bound_rows after insert on public.user_quiz_history
  for each statement execute function private.bound_rows('1200');
create trigger bound_rows after insert on public.question_reports
  for each statement execute function private.bound_rows('100');
