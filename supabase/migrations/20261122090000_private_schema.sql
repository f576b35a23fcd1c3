-- What the API must never reach is in `private`: the question bank, and the helpers of triggers and
-- functions. This migration revokes everyone's default rights on functions and tables; each later migration
-- grants what it needs.

create schema if not exists private;
revoke all on schema private from public, anon, authenticated;
grant usage on schema public to anon, authenticated, service_role;

alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
-- The right that every new function gives to PUBLIC can only be revoked for all schemas at once.
alter default privileges revoke execute on functions from public;

comment on schema private is 'Not exposed by the API. Reached through security definer functions only.';

-- A trigger, not column grants, decides which columns of their own rows learners may change: it also holds
-- where a tool grants whole tables again, and its message names the column.

-- Use: before update ... execute function private.refuse_other_changes('column that may change', ...). It
-- does not apply to operators and the service role.
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

-- Characters that readers of a name or a text cannot see: those that change its direction, take no room, or
-- hide behind a Latin letter. (U+200C, U+200D and U+FE0F are allowed: they join emoji and the letters of
-- other scripts.) `isSeen` of libs/auth is the same rule: libs/auth/src/input/input-problem.test.ts compares
-- every character.
create function private.hidden_marks()
returns text
language sql
immutable
set search_path = ''
as $$
  select '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164'
    || '\uFE00-\uFE0E\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
    || '|(?<=[A-Za-z\u00C0-\u024F])[\u200C\u200D\uFE0F]'
$$;

-- More than blanks.
create function private.visible_character()
returns text
language sql
immutable
set search_path = ''
as $$
  select '[^\s\u00A0\u1680\u2000-\u200A\u200C\u200D\u2028\u2029\u202F\u205F\u2800\u3000\uFE0F]'
$$;

-- Requires visible text in columns. The constraint contains the rule itself, so that writers need no right to
-- run a function of ours.
create procedure private.require_visible(tested regclass, tested_column text)
language plpgsql
set search_path = ''
as $$
begin
  execute format(
    'alter table %1$s add constraint %2$I check (%3$I !~ %4$L and %3$I ~ %5$L)',
    tested, (select relname from pg_catalog.pg_class where oid = tested) || '_' || tested_column || '_seen', tested_column,
    private.hidden_marks(), private.visible_character()
  );
end
$$;

-- The learner who is asking; null also for a session that has ended or that lacks the second step of its account, so that a
-- token that somebody kept, or a stolen password alone, reads and writes nothing. Policies, defaults and functions use it
-- instead of `auth.uid()`, which checks neither (tests/security/ended-session.test.ts, second-step.test.ts).
create function private.learner_id()
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select sessions.user_id
    from auth.sessions
   where sessions.id = (auth.jwt() ->> 'session_id')::uuid
     and sessions.user_id = auth.uid()
     and (sessions.not_after is null or sessions.not_after > now())
     and (
       auth.jwt() ->> 'aal' = 'aal2'
       or not exists (
         select from auth.mfa_factors where mfa_factors.user_id = auth.uid() and mfa_factors.status = 'verified'
       )
     )
$$;

-- Policies and defaults run it with the learner's rights; the schema stays closed to calls by name.
grant execute on function private.learner_id() to authenticated, service_role;

-- Runs before each request to the API: the token of a session that has ended gets 401, so that its browser signs out, where
-- policies alone would answer with empty lists. An account that is gone is not refused: its deletion may be asked for again.
create function public.require_live_session()
returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if exists (select from auth.users where users.id = auth.uid())
    and not exists (
      select from auth.sessions
       where sessions.id = (auth.jwt() ->> 'session_id')::uuid
         and sessions.user_id = auth.uid()
         and (sessions.not_after is null or sessions.not_after > now())
    )
  then
    raise exception 'the session has ended' using errcode = 'PT401', hint = 'session_ended';
  end if;
end
$$;

revoke all on function public.require_live_session() from public;
grant execute on function public.require_live_session() to anon, authenticated, service_role;

-- PostgREST reads the setting from its own role; the local stack, which has no such role, calls the function by itself. A project
-- that has a function of its own there keeps it: docs/guides/operator.md says what to do.
do $$
declare
  set_already text := (
    select split_part(setting, '=', 2)
      from pg_catalog.pg_roles cross join unnest(rolconfig) as setting
     where rolname = 'authenticator' and setting like 'pgrst.db_pre_request=%'
  );
begin
  if not exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    return;
  end if;
  if coalesce(set_already, 'public.require_live_session') <> 'public.require_live_session' then
    raise warning 'pgrst.db_pre_request is %: let it call public.require_live_session', set_already;
    return;
  end if;
  alter role authenticator set pgrst.db_pre_request = 'public.require_live_session';
  notify pgrst, 'reload config';
exception
  when insufficient_privilege then
    raise warning 'set pgrst.db_pre_request of the role authenticator to public.require_live_session by hand';
end
$$;
