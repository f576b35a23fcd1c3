-- Second factors in the tables of GoTrue, which lite does not have.
do $$ begin
  if to_regtype('auth.factor_type') is null then create type auth.factor_type as enum ('totp', 'webauthn', 'phone'); end if;
  if to_regtype('auth.factor_status') is null then create type auth.factor_status as enum ('unverified', 'verified'); end if;
end $$;

create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type auth.factor_type not null,
  status auth.factor_status not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text,
  phone text unique,
  last_challenged_at timestamptz
);

create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';

create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  -- Null here.
  ip_address inet,
  otp_code text
);

-- The session that asked; GoTrue does not keep it. Nobody else's requests take a challenge away from it.
alter table auth.mfa_challenges
  add column if not exists session_id uuid references auth.sessions (id) on delete cascade;

create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id, created_at desc);

create table if not exists auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  authentication_method text not null,

  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);

revoke all on auth.mfa_factors, auth.mfa_challenges, auth.mfa_amr_claims from public, anon, authenticated;

-- What GoTrue does not keep: the step of time of a factor's last code, so that each code is good for one time only.
create schema if not exists stack;
create table if not exists stack.spent_codes (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  step bigint not null
);

-- Writes down that a session has proven a factor with the code of `step`, in one transaction: the code and the challenge are
-- spent, the session has its second step and a new refresh token, older ones and sessions without it end. Answers 'enrolled'
-- for a factor's first code, 'verified' for any other, else the code of the refusal.
create or replace function stack.spend_code(factor uuid, challenge uuid, session uuid, step bigint, refresh_token text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  proven auth.mfa_factors;
begin
  select * into proven from auth.mfa_factors where id = factor for update;
  if not found then
    return 'mfa_factor_not_found';
  end if;
  if exists (select from stack.spent_codes as spent where spent.factor_id = factor and spent.step >= spend_code.step) then
    return 'mfa_verification_failed';
  end if;
  update auth.mfa_challenges set verified_at = now()
   where id = challenge and factor_id = factor and session_id = session and verified_at is null;
  if not found then
    return 'mfa_challenge_expired';
  end if;
  insert into stack.spent_codes (factor_id, step) values (factor, spend_code.step)
  on conflict (factor_id) do update set step = excluded.step;

  update auth.mfa_factors set status = 'verified', updated_at = now() where id = factor and status <> 'verified';
  delete from auth.mfa_factors
   where user_id = proven.user_id and status = 'unverified' and factor_type = proven.factor_type;

  update auth.sessions set aal = 'aal2', factor_id = factor where id = session;
  insert into auth.mfa_amr_claims (session_id, authentication_method) values (session, 'totp')
  on conflict (session_id, authentication_method) do update set updated_at = now();
  delete from auth.sessions where user_id = proven.user_id and aal is distinct from 'aal2';
  delete from auth.refresh_tokens where session_id = session;
  insert into auth.refresh_tokens (id, token, user_id, session_id, revoked)
  values (gen_random_uuid()::text, spend_code.refresh_token, proven.user_id, session, false);
  return case proven.status when 'verified' then 'verified' else 'enrolled' end;
end
$$;

-- Removes a factor; the sessions that were proven with it are back at their first step.
create or replace function stack.remove_factor(factor uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from auth.mfa_amr_claims
   where authentication_method = 'totp'
     and session_id in (select id from auth.sessions where factor_id = factor);
  update auth.sessions set aal = 'aal1', factor_id = null where factor_id = factor;
  delete from auth.mfa_factors where id = factor;
end
$$;

revoke all on function stack.spend_code(uuid, uuid, uuid, bigint, text) from public;
revoke all on function stack.remove_factor(uuid) from public;
