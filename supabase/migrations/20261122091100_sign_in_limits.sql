-- How often somebody may try to sign in, sign up, ask for mail or give a code: per account and per address.
-- The browser has limits too, for comfort; these hold. Asked by the embedded stack's gateway, by the hook for a project's
-- account server (`private.limit_sign_in`) and by whatever verifies a password.

create table private.auth_limits (
  action text not null,
  per text not null,
  tries integer not null,
  within interval not null,
  -- How long to wait, counted from the last attempt; null: until the first of them leaves the window.
  locked_for interval,

  primary key (action, per),
  constraint auth_limits_action_known check (action in ('sign-in', 'sign-up', 'reset', 'resend', 'verify')),
  constraint auth_limits_per_known check (per in ('account', 'address')),
  constraint auth_limits_tries_positive check (tries > 0),
  constraint auth_limits_within_range check (within > interval '0' and within <= interval '1 hour'),
  constraint auth_limits_lock_range check (locked_for > interval '0' and locked_for <= interval '1 hour')
);

comment on table private.auth_limits is 'Operators change the numbers here; they hold from the next attempt on.';

-- A school has one address for all: what counts per address are failures for 'sign-in' and 'verify', and numbers are generous.
insert into private.auth_limits (action, per, tries, within, locked_for) values
  ('sign-in', 'account', 5, '1 hour', '15 minutes'),
  ('sign-in', 'address', 100, '15 minutes', null),
  ('sign-up', 'account', 3, '5 minutes', null),
  ('sign-up', 'address', 500, '1 hour', null),
  ('reset', 'account', 3, '10 minutes', null),
  ('reset', 'address', 200, '1 hour', null),
  ('resend', 'address', 200, '1 hour', null),
  ('verify', 'account', 10, '15 minutes', null),
  ('verify', 'address', 100, '1 hour', null);

create table private.auth_attempts (
  id bigint generated always as identity primary key,
  action text not null,
  -- Keyed hashes: the table tells neither an e-mail nor an address.
  account text,
  address text,
  attempted_at timestamptz not null default clock_timestamp()
);

create index auth_attempts_by_account on private.auth_attempts (account, action, attempted_at);
create index auth_attempts_by_address on private.auth_attempts (address, action, attempted_at);
create index auth_attempts_by_time on private.auth_attempts (attempted_at);

create table private.auth_salt (
  salt text not null default encode(extensions.gen_random_bytes(32), 'hex')
);

insert into private.auth_salt default values;

alter table private.auth_limits enable row level security;
alter table private.auth_attempts enable row level security;
alter table private.auth_salt enable row level security;

revoke all on private.auth_limits, private.auth_attempts, private.auth_salt from public, anon, authenticated;

-- An e-mail or an address as it is kept. E-mails are told apart as the account server tells them apart.
create function private.auth_subject(value text)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(extensions.hmac(lower(btrim(auth_subject.value)), salt, 'sha256'), 'hex') from private.auth_salt
$$;

-- Seconds to wait before the next attempt of a subject; 0 when it is free.
create function private.auth_wait(wanted text, side text, subject text)
returns integer
language plpgsql
stable
set search_path = ''
as $$
declare
  allowed private.auth_limits;
  counting timestamptz[];
  ends timestamptz;
begin
  select * into allowed from private.auth_limits where auth_limits.action = wanted and auth_limits.per = side;
  if not found or subject is null then
    return 0;
  end if;

  -- The last tries, as many as the limit, the latest first.
  select array_agg(recent.attempted_at order by recent.attempted_at desc)
    into counting
    from (
      select tries.attempted_at
        from private.auth_attempts as tries
       where tries.action = wanted
         and case side when 'account' then tries.account = subject else tries.address = subject end
       order by tries.attempted_at desc
       limit allowed.tries
    ) as recent;
  if coalesce(cardinality(counting), 0) < allowed.tries or counting[1] - counting[allowed.tries] >= allowed.within then
    return 0;
  end if;

  ends := case
    when allowed.locked_for is null then counting[allowed.tries] + allowed.within
    else counting[1] + allowed.locked_for
  end;
  return greatest(0, ceil(extract(epoch from ends - clock_timestamp())))::integer;
end
$$;

-- Counts an attempt before it is made, so that attempts at the same time cannot go past the limit together. Answers
-- { attempt } when it may go on, { refused: 'account' | 'address', seconds } when it may not; a refused attempt does not count.
-- Whether the account exists plays no part. Either of email and address may be null.
create function private.count_auth_attempt(action text, email text, address text)
returns jsonb
language plpgsql
volatile
set search_path = ''
as $$
declare
  account constant text := private.auth_subject(count_auth_attempt.email);
  place constant text := private.auth_subject(count_auth_attempt.address);
  seconds integer;
  taken bigint;
begin
  -- Always in this order.
  if account is not null then
    perform pg_advisory_xact_lock(hashtextextended('auth attempt ' || account, 0));
  end if;
  if place is not null then
    perform pg_advisory_xact_lock(hashtextextended('auth attempt ' || place, 0));
  end if;

  delete from private.auth_attempts where attempted_at < clock_timestamp() - interval '2 hours';

  seconds := private.auth_wait(count_auth_attempt.action, 'account', account);
  if seconds > 0 then
    return jsonb_build_object('refused', 'account', 'seconds', seconds);
  end if;
  seconds := private.auth_wait(count_auth_attempt.action, 'address', place);
  if seconds > 0 then
    return jsonb_build_object('refused', 'address', 'seconds', seconds);
  end if;

  insert into private.auth_attempts (action, account, address)
  values (count_auth_attempt.action, account, place)
  returning id into taken;
  return jsonb_build_object('attempt', taken);
end
$$;

-- An attempt that was no guess (the service failed, the address is not confirmed) does not count.
create function private.forget_auth_attempt(attempt bigint)
returns void
language sql
volatile
set search_path = ''
as $$
  delete from private.auth_attempts where id = forget_auth_attempt.attempt
$$;

-- A right password or code: the account begins again at none.
create function private.clear_auth_attempts(action text, email text)
returns void
language sql
volatile
set search_path = ''
as $$
  delete from private.auth_attempts as tries
   where tries.action = clear_auth_attempts.action
     and tries.account = private.auth_subject(clear_auth_attempts.email)
$$;

-- The same limit on a hosted or self-hosted Supabase project, as its account server's password verification hook:
-- docs/guides/operator.md tells how to switch it on. Takes { user_id, valid }, answers { decision, message? }.
--
-- A project calls it for accounts that exist only. A refusal therefore carries the words (and, by the account server, the
-- code) of a wrong password: somebody who asks from outside is told the same whether the account exists or not.

create function private.limit_sign_in(event jsonb)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  owner_email text;
  taken jsonb;
begin
  select users.email into owner_email from auth.users where users.id = (event ->> 'user_id')::uuid;
  if owner_email is null then
    return jsonb_build_object('decision', 'continue');
  end if;

  taken := private.count_auth_attempt('sign-in', owner_email, null);
  if taken ? 'refused' then
    return jsonb_build_object(
      'decision', 'reject',
      'message', 'Invalid login credentials',
      'should_logout_user', false
    );
  end if;
  if (event ->> 'valid')::boolean then
    perform private.clear_auth_attempts('sign-in', owner_email);
  end if;
  return jsonb_build_object('decision', 'continue');
end
$$;

do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.limit_sign_in(jsonb) to supabase_auth_admin;
  end if;
end
$$;

-- A new password lifts the lock of its account: whoever set it has read the account's mail or known the password before,
-- and the failures were guesses at a password that is no more. Whoever changes it and however: through the account server,
-- by an operator, here or on a hosted project.
create function private.unlock_with_new_password()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.clear_auth_attempts('sign-in', new.email);
  return null;
exception
  when others then
    raise warning 'the lock of user % stays: %', new.id, sqlerrm;
    return null;
end
$$;

create trigger unlock_with_new_password
  after update of encrypted_password on auth.users
  for each row
  when (old.encrypted_password is distinct from new.encrypted_password)
  execute function private.unlock_with_new_password();
