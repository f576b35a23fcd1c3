-- What the API must never reach lives in `private`: the question bank, and the helpers of triggers and functions.
-- Everyone's default rights on functions and tables end here; each later migration grants what it means to grant.

create schema if not exists private;
revoke all on schema private from public, anon, authenticated;
grant usage on schema public to anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- The right that every new function gives to PUBLIC can only be taken away for all schemas at once.
alter default privileges revoke execute on functions from public;

comment on schema private is 'Not exposed by the API. Reached through security definer functions only.';

-- Which columns of their own rows learners may change is told by a trigger, not by column grants:
-- it also holds where a tool grants whole tables again, and it can name the column in its message.

-- Use: before update ... execute function private.refuse_other_changes('column that may change', ...).
-- Operators and the service role are not held by it.
create function private.refuse_other_changes()
returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
declare
  refused text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;

  select string_agg(after.key, ', ' order by after.key)
    into refused
    from jsonb_each(to_jsonb(new)) as after
    join jsonb_each(to_jsonb(old)) as before on before.key = after.key
   where after.value is distinct from before.value
     and after.key <> all (tg_argv);

  if refused is not null then
    raise exception 'these columns of % cannot be changed: %', tg_table_name, refused
      using errcode = 'insufficient_privilege';
  end if;

  return new;
end
$$;

create function private.set_updated_at()
returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
