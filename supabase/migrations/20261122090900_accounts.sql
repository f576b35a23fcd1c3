-- Accounts: limits of what can be tried at sign-in, the second step, accounts that somebody else has prepared, and
-- their end.

-- Limits how often somebody may try to sign in, sign up, request mail or enter a code: per account and per
-- address. A lock after wrong passwords applies to an account at one address, so that nobody can lock a
-- classmate out from elsewhere; and known devices pass it, so that nobody can do so from the same school
-- either. The browser has limits too, for comfort; these are binding. Used by the embedded stack's gateway,
-- by the hook for a project's account server (`private.limit_sign_in`) and by everything that verifies a
-- password.

create table private.auth_limits (
  action text not null,
  per text not null,
  attempts integer not null,
  within interval not null,
  -- How long to wait, counted from the last attempt; null: until the first of them leaves the window.
  locked_for interval,

  primary key (action, per),
  constraint auth_limits_action_known check (action in ('sign-in', 'second-step', 'sign-up', 'reset', 'resend', 'verify', 'delete')),
  constraint auth_limits_per_known check (per in ('account', 'address', 'account-address', 'device')),
  constraint auth_limits_attempts_positive check (attempts > 0),
  constraint auth_limits_within_range check (within > interval '0' and within <= interval '1 hour'),
  constraint auth_limits_lock_range check (locked_for > interval '0' and locked_for <= interval '1 hour')
);

comment on table private.auth_limits is 'Operators change the numbers here; they hold from the next attempt on.';

-- A school shares one address: for 'sign-in' and 'verify' only failures count per address, and the numbers
-- are generous.
insert into private.auth_limits (action, per, attempts, within, locked_for) values
  ('sign-in', 'account-address', 5, '1 hour', '15 minutes'),
  -- From all addresses together; does not apply to known devices, and a new password ends it.
  ('sign-in', 'account', 100, '1 hour', null),
  ('sign-in', 'address', 100, '15 minutes', null),
  -- A known device is slowed down and never locked: the right password works half a minute later.
  ('sign-in', 'device', 20, '1 hour', '30 seconds'),
  -- Codes of the second step: three in a million are right at any time, and a guess needs the password first.
  ('second-step', 'account-address', 5, '1 hour', '15 minutes'),
  ('second-step', 'account', 20, '1 hour', null),
  ('second-step', 'address', 100, '1 hour', null),
  ('second-step', 'device', 10, '1 hour', '5 minutes'),
  ('delete', 'account', 5, '1 hour', '15 minutes'),
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
  -- Keyed hashes: the table reveals neither e-mails nor addresses.
  account text,
  address text,
  -- Of a known device; then without account and address.
  device text,
  attempted_at timestamptz not null default clock_timestamp()
);

create index auth_attempts_by_account on private.auth_attempts (account, action, attempted_at);
create index auth_attempts_by_address on private.auth_attempts (address, action, attempted_at);
create index auth_attempts_by_device on private.auth_attempts (device, attempted_at) where device is not null;
create index auth_attempts_by_time on private.auth_attempts (attempted_at);

create table private.auth_salt (
  salt text not null default encode(extensions.gen_random_bytes(32), 'hex')
);

insert into private.auth_salt default values;

-- Devices on which somebody has signed in and stayed signed in. A device identifies itself right before a
-- sign-in, by a secret that it keeps; for a minute, attempts for that account count as its own.
create table private.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Also a keyed hash.
  device text not null,
  remembered_at timestamptz not null default clock_timestamp(),
  presented_at timestamptz,

  primary key (user_id, device)
);

alter table private.known_devices enable row level security;
alter table private.auth_limits enable row level security;
alter table private.auth_attempts enable row level security;
alter table private.auth_salt enable row level security;

revoke all on private.auth_limits, private.auth_attempts, private.auth_salt, private.known_devices from public, anon, authenticated;

-- The stored form of an e-mail or an address. E-mails are compared as the account server compares them.
create function private.auth_subject(value text)
returns text
language sql
stable
set search_path = ''
as $$
  select encode(extensions.hmac(lower(btrim(auth_subject.value)), salt, 'sha256'), 'hex') from private.auth_salt
$$;

-- The known devices of an account. One from before the account had a second step does not count: it has only proven
-- the password.
create function private.trusted_devices(email text)
returns setof private.known_devices
language sql
stable
set search_path = ''
as $$
  select known_devices.*
    from private.known_devices join auth.users on users.id = known_devices.user_id
   where users.email = lower(btrim(trusted_devices.email))
     and known_devices.remembered_at >= coalesce(
       (
         select min(factors.updated_at) from auth.mfa_factors as factors
          where factors.user_id = users.id and factors.status = 'verified'
       ),
       '-infinity'
     )
$$;

-- The known device that has just identified itself for an account; null when none has.
create function private.presented_device(email text)
returns text
language sql
stable
set search_path = ''
as $$
  select trusted.device
    from private.trusted_devices(presented_device.email) as trusted
   where trusted.presented_at > clock_timestamp() - interval '1 minute'
   order by trusted.presented_at desc
   limit 1
$$;

-- Seconds to wait before the next attempt of a subject; 0 when none. `side` says which of the three it is.
create function private.auth_wait(wanted text, side text, account text, address text, device text default null)
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
  if not found then
    return 0;
  end if;

  -- The latest attempts, as many as the limit, newest first. A null matches nothing.
  select array_agg(recent.attempted_at order by recent.attempted_at desc)
    into counting
    from (
      select attempts.attempted_at
        from private.auth_attempts as attempts
       where attempts.action = wanted
         and case side
               when 'account' then attempts.account = auth_wait.account
               when 'address' then attempts.address = auth_wait.address
               when 'account-address' then attempts.account = auth_wait.account and attempts.address = auth_wait.address
               else attempts.device = auth_wait.device
             end
       order by attempts.attempted_at desc
       limit allowed.attempts
    ) as recent;
  if coalesce(cardinality(counting), 0) < allowed.attempts or counting[1] - counting[allowed.attempts] >= allowed.within then
    return 0;
  end if;

  ends := case
    when allowed.locked_for is null then counting[allowed.attempts] + allowed.within
    else counting[1] + allowed.locked_for
  end;
  return greatest(0, ceil(extract(epoch from ends - clock_timestamp())))::integer;
end
$$;

-- Counts an attempt before it is made, so that concurrent attempts cannot exceed the limit together. Returns
-- { attempt } when it may proceed, { refused, seconds } when it may not, where `refused` is the limit's
-- `per`; a refused attempt does not count. Whether the account exists does not matter. Either of email and
-- address may be null. `device` is the secret that the attempt itself brought, if any.
create function private.count_auth_attempt(action text, email text, address text, device text default null)
returns jsonb
language plpgsql
volatile
set search_path = ''
as $$
declare
  account text := private.auth_subject(count_auth_attempt.email);
  place text := private.auth_subject(count_auth_attempt.address);
  known text;
  has_chosen boolean;
  side text;
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

  if count_auth_attempt.action in ('sign-in', 'second-step') then
    -- A device that comes with its attempt has a count of its own: a guess of somebody else in the minute after a
    -- device has identified itself counts as that device's too.
    select 'brought ' || trusted.device into known
      from private.trusted_devices(count_auth_attempt.email) as trusted
     where trusted.device = private.auth_subject(count_auth_attempt.device);
    known := coalesce(known, private.presented_device(count_auth_attempt.email));
  end if;
  -- A known device has its own count: attempts of others do not hold it up, nor do its attempts hold up
  -- others.
  if known is not null then
    account := null;
    place := null;
  end if;
  -- Who has just chosen a password, which takes the link of a mail or the password before it, is not held up by what
  -- others at the same address do.
  has_chosen := count_auth_attempt.action = 'sign-in' and exists (
    select from private.auth_attempts as chosen
     where chosen.action = 'new-password'
       and chosen.account = private.auth_subject(count_auth_attempt.email)
       and chosen.attempted_at > clock_timestamp() - interval '15 minutes'
  );

  foreach side in array array['account-address', 'account', 'address', 'device'] loop
    continue when side = 'address' and has_chosen;
    seconds := private.auth_wait(count_auth_attempt.action, side, account, place, known);
    if seconds > 0 then
      return jsonb_build_object('refused', side, 'seconds', seconds);
    end if;
  end loop;

  insert into private.auth_attempts (action, account, address, device)
  values (count_auth_attempt.action, account, place, known)
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

-- A right password or code: resets the account's count.
create function private.clear_auth_attempts(action text, email text)
returns void
language sql
volatile
set search_path = ''
as $$
  delete from private.auth_attempts as attempts
   where attempts.action = clear_auth_attempts.action
     and (
       attempts.account = private.auth_subject(clear_auth_attempts.email)
       or attempts.device in (
         select unnest(array[known_devices.device, 'brought ' || known_devices.device])
           from private.known_devices join auth.users on users.id = known_devices.user_id
          where users.email = lower(btrim(clear_auth_attempts.email))
       )
     )
$$;

-- Remembers the device of the caller, by a secret that the device has made. The newest twenty of an account
-- stay.
create function public.remember_device(device text)
returns void
language plpgsql
volatile
security definer
set search_path = ''
as $$
begin
  if private.learner_id() is null then
    raise exception 'sign in to have a device remembered' using errcode = 'insufficient_privilege';
  end if;
  if remember_device.device is null or remember_device.device !~ '^[0-9a-f]{64}$' then
    raise exception 'a device is 64 hexadecimal digits' using errcode = 'invalid_parameter_value';
  end if;
  insert into private.known_devices (user_id, device)
  values (private.learner_id(), private.auth_subject(remember_device.device))
  on conflict on constraint known_devices_pkey do update set remembered_at = excluded.remembered_at;
  delete from private.known_devices
   where user_id = private.learner_id()
     and known_devices.device not in (
       select newest.device from private.known_devices as newest
        where newest.user_id = private.learner_id() order by newest.remembered_at desc limit 20
     );
end
$$;

revoke all on function public.remember_device(text) from public, anon;
grant execute on function public.remember_device(text) to authenticated;

-- Identifies a device before it signs in. Everybody gets the same answer, which reveals neither accounts nor
-- devices.
create function public.present_device(email text, device text)
returns void
language sql
volatile
security definer
set search_path = ''
as $$
  update private.known_devices
     set presented_at = clock_timestamp()
    from auth.users
   where users.id = known_devices.user_id
     and users.email = lower(btrim(present_device.email))
     and known_devices.device = private.auth_subject(present_device.device)
$$;

revoke all on function public.present_device(text, text) from public;
grant execute on function public.present_device(text, text) to anon, authenticated;

-- The caller's sessions, newest first, without those that lack the second step of their account.
create function public.list_my_sessions()
returns table (id uuid, began_at timestamptz, used_at timestamptz, user_agent text, is_current boolean)
language sql
stable
security definer
set search_path = ''
as $$
  select sessions.id,
         sessions.created_at,
         coalesce(sessions.refreshed_at at time zone 'utc', sessions.created_at),
         sessions.user_agent,
         coalesce(sessions.id::text = auth.jwt() ->> 'session_id', false)
    from auth.sessions
   where sessions.user_id = private.learner_id()
     and (
       sessions.aal::text = 'aal2'
       or not exists (
         select from auth.mfa_factors as factors where factors.user_id = sessions.user_id and factors.status = 'verified'
       )
     )
     and (sessions.not_after is null or sessions.not_after > now())
   order by 3 desc
   limit 100
$$;

revoke all on function public.list_my_sessions() from public, anon;
grant execute on function public.list_my_sessions() to authenticated;

-- The same limit on a hosted or self-hosted Supabase project, as its account server's password verification hook:
-- docs/guides/operator.md says how to switch it on. Takes { user_id, valid }, returns { decision, message? }.
--
-- A project calls it only for accounts that exist. So a refusal has the message (and, from the account server, the code) of a
-- wrong password: outsiders get the same answer whether the account exists or not. The hook is not told the address, so it counts
-- the attempts from all addresses together; the project's own limits per address apply as well.
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

-- The same for wrong codes, as the account server's MFA verification hook. Takes { user_id, factor_id, valid }, returns
-- { decision, message? }. A refusal ends the account's sessions there.
create function private.limit_second_step(event jsonb)
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
  taken := private.count_auth_attempt('second-step', owner_email, null);
  if taken ? 'refused' then
    return jsonb_build_object('decision', 'reject', 'message', 'Invalid TOTP code entered');
  end if;
  if (event ->> 'valid')::boolean then
    perform private.clear_auth_attempts('second-step', owner_email);
  end if;
  return jsonb_build_object('decision', 'continue');
end
$$;

do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.limit_sign_in(jsonb), private.limit_second_step(jsonb) to supabase_auth_admin;
  end if;
end
$$;

-- A new password lifts the lock of its account: whoever set it has access to the account's mail or knew the
-- previous password, and the failures were guesses at a password that is no longer valid. Its devices become
-- unknown. This applies to every way to change it: through the account server, by an operator, here or on a
-- hosted project.
create function private.unlock_with_new_password()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.clear_auth_attempts('sign-in', new.email);
  delete from private.known_devices where user_id = new.id;
  insert into private.auth_attempts (action, account) values ('new-password', private.auth_subject(new.email));
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

-- The second step at sign-in, for accounts that have turned it on. The account server keeps the factors, `private.learner_id`
-- refuses sessions without the second step everywhere, and `private.auth_limits` limits wrong codes.

-- For operators: somebody has lost the device that gives their codes. Removes every factor of the account and ends its sessions, so
-- that the password alone signs in again. Check who asks first, as docs/guides/runbooks.md says. Returns how many were removed.
create function public.remove_second_step(email text)
returns integer
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  owner_id uuid;
  removed integer;
begin
  select users.id into owner_id from auth.users where users.email = lower(btrim(remove_second_step.email));
  if owner_id is null then
    raise exception 'there is no account of that address' using errcode = 'invalid_parameter_value';
  end if;
  delete from auth.mfa_factors where mfa_factors.user_id = owner_id;
  get diagnostics removed = row_count;
  if removed = 0 then
    return 0;
  end if;

  delete from auth.sessions where sessions.user_id = owner_id;
  delete from private.known_devices where known_devices.user_id = owner_id;
  perform private.clear_auth_attempts('second-step', remove_second_step.email);
  insert into public.user_notifications (user_id, title, message, title_en, message_en, notification_type)
  values (
    owner_id,
    'Vérification en deux étapes désactivée',
    'À votre demande, vos appareils ont été retirés : votre mot de passe suffit pour vous connecter. Choisissez-en un nouveau, puis ajoutez votre nouvel appareil dans le menu de votre profil. Si vous n’avez rien demandé, dites-le tout de suite à votre établissement.',
    'Two-step verification is off',
    'As you asked, your devices were removed: your password is enough to sign in. Choose a new one, then add your new device in your profile menu. If you did not ask for this, tell your school right away.',
    'warning'
  );
  return removed;
end
$$;

revoke all on function public.remove_second_step(text) from public, anon, authenticated;
grant execute on function public.remove_second_step(text) to service_role;

-- Somebody may sign up with an address that is not theirs, and wait for its owner to confirm the account: with a password that
-- they know, names, perhaps a factor. The link of the mail shows who owns the address, and the password of the sign-up shows
-- who signed up. Only where one person has both does the account keep what the sign-up gave it.

-- Accounts whose password has just been given together with the link of their confirmation.
create table private.proven_sign_ups (
  user_id uuid primary key references auth.users (id) on delete cascade,
  proven_at timestamptz not null default clock_timestamp()
);

alter table private.proven_sign_ups enable row level security;
revoke all on private.proven_sign_ups from public, anon, authenticated;

-- Shows, right before a link is used, that whoever has it knows the password of the sign-up. It holds for one minute. Answers:
--   { outcome: 'proven' }
--   { outcome: 'wrong-password' }
--   { outcome: 'limited', seconds }  too many wrong passwords
--   { outcome: 'unknown-link' }      the account server will say why
create function public.prove_sign_up(token_hash text, password text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  learner record;
  taken jsonb;
  known_hash text;
begin
  select users.id, users.email, users.encrypted_password into learner
    from auth.users
   where users.confirmation_token = prove_sign_up.token_hash
     and users.confirmation_token <> ''
     and users.email_confirmed_at is null;
  if not found then
    return jsonb_build_object('outcome', 'unknown-link');
  end if;

  taken := private.count_auth_attempt('verify', learner.email, null);
  if taken ? 'refused' then
    return jsonb_build_object('outcome', 'limited', 'seconds', taken -> 'seconds');
  end if;
  -- As in `delete_my_account`.
  known_hash := regexp_replace(coalesce(learner.encrypted_password, ''), '^[$]2[by][$]', '$2a$');
  if known_hash !~ '^[$]2a[$]'
    or octet_length(coalesce(prove_sign_up.password, '')) not between 1 and 1000
    or extensions.crypt(prove_sign_up.password, known_hash) <> known_hash
  then
    return jsonb_build_object('outcome', 'wrong-password');
  end if;
  perform private.clear_auth_attempts('verify', learner.email);
  insert into private.proven_sign_ups (user_id) values (learner.id)
  on conflict (user_id) do update set proven_at = clock_timestamp();
  return jsonb_build_object('outcome', 'proven');
end
$$;

revoke all on function public.prove_sign_up(text, text) from public;
grant execute on function public.prove_sign_up(text, text) to anon, authenticated;

-- Any link that confirms an account for the first time, a link for a new password too, clears what somebody else may have
-- planted, unless the sign-up has been proven. The owner then chooses a password.
create function private.clear_planted_account()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  incidental constant text[] := array['email_confirmed_at', 'confirmed_at', 'updated_at'];
begin
  if exists (
      select from private.proven_sign_ups as proven
       where proven.user_id = new.id and proven.proven_at > clock_timestamp() - interval '1 minute'
    )
    -- An operator has invited them, has made the account confirmed (both in one transaction), or confirms it by hand.
    or new.invited_at is not null
    or exists (select from public.profiles where profiles.id = new.id and profiles.created_at = now())
    or to_jsonb(new) - incidental = to_jsonb(old) - incidental
  then
    delete from private.proven_sign_ups where proven_sign_ups.user_id = new.id;
    return new;
  end if;

  new.encrypted_password := null;
  new.raw_user_meta_data := jsonb_build_object(
    'sub', new.id, 'email', new.email, 'email_verified', true, 'phone_verified', false
  );
  update auth.identities set identity_data = new.raw_user_meta_data where identities.user_id = new.id;
  delete from auth.refresh_tokens where refresh_tokens.user_id::text = new.id::text;
  delete from auth.sessions where sessions.user_id = new.id;
  delete from auth.mfa_factors where mfa_factors.user_id = new.id;
  delete from private.known_devices where known_devices.user_id = new.id;
  update public.profiles
     set username = null, first_name = null, last_name = null, study_level = null, avatar_url = null
   where profiles.id = new.id;
  return new;
end
$$;

create trigger clear_planted_account
  before update of email_confirmed_at on auth.users
  for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.clear_planted_account();

-- What a learner may do with everything that the site stores about them: export it, and delete it.

-- Everything that the site stores about a learner, in one piece and as it is stored, by table name. For an exam: its figures
-- and the learner's own choices. Keys of questions are not the learner's data.
create function private.export_learner(learner uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'exported_at', now(),
    'account', (
      select jsonb_build_object(
          'id', users.id, 'email', users.email, 'created_at', users.created_at,
          'email_confirmed_at', users.email_confirmed_at, 'last_sign_in_at', users.last_sign_in_at,
          'user_metadata', users.raw_user_meta_data
        )
        from auth.users where users.id = learner
    ),
    'second_step', (
      select coalesce(jsonb_agg(
          jsonb_build_object('name', factors.friendly_name, 'added_at', factors.created_at) order by factors.created_at
        ), '[]')
        from auth.mfa_factors as factors where factors.user_id = learner and factors.status = 'verified'
    ),
    'profile', (select to_jsonb(profiles) from public.profiles where profiles.id = learner),
    'quiz_attempts', (
      select coalesce(jsonb_agg(to_jsonb(attempts) order by attempts.completed_at), '[]')
        from public.quiz_attempts as attempts where attempts.user_id = learner
    ),
    'user_quiz_history', (
      select coalesce(jsonb_agg(to_jsonb(history) order by history.created_at, history.id), '[]')
        from public.user_quiz_history as history where history.user_id = learner
    ),
    'study_plan', (select to_jsonb(plans) from public.study_plans as plans where plans.user_id = learner),
    'reminders', (
      select coalesce(jsonb_agg(
          jsonb_build_object('day', reminders.day, 'kind', reminders.kind) order by reminders.day, reminders.kind
        ), '[]')
        from private.reminders where reminders.user_id = learner
    ),
    'user_notifications', (
      select coalesce(jsonb_agg(to_jsonb(notifications) order by notifications.created_at), '[]')
        from public.user_notifications as notifications where notifications.user_id = learner
    ),
    'question_reports', (
      select coalesce(jsonb_agg(to_jsonb(reports) order by reports.created_at), '[]')
        from public.question_reports as reports where reports.user_id = learner
    ),
    'exams', (
      select coalesce(jsonb_agg(
          to_jsonb(exams) || jsonb_build_object('answers', (
            select jsonb_agg(
                jsonb_build_object('position', asked.position, 'choice', asked.choice, 'flagged', asked.flagged)
                order by asked.position
              )
              from private.exam_questions as asked where asked.exam_id = exams.id
          ), 'parts', (
            select coalesce(jsonb_agg(to_jsonb(parts) - 'exam_id' order by parts.part), '[]')
              from private.exam_parts as parts where parts.exam_id = exams.id
          )) order by exams.started_at
        ), '[]')
        from private.exams where exams.user_id = learner
    ),
    'exam_access', (
      select coalesce(jsonb_agg(
          jsonb_build_object('cohort', codes.cohort, 'granted_at', access.granted_at) order by access.granted_at
        ), '[]')
        from private.exam_access as access
        join private.exam_codes as codes on codes.id = access.code_id
       where access.user_id = learner
    ),
    'quota_usage', (
      select coalesce(jsonb_agg(
          jsonb_build_object('action', usage.action, 'since', usage.since, 'units', usage.units) order by usage.action
        ), '[]')
        from private.quota_usage as usage where usage.user_id = learner
    ),
    'files', (
      select coalesce(jsonb_agg(
          jsonb_build_object('bucket', objects.bucket_id, 'name', objects.name, 'created_at', objects.created_at)
          order by objects.created_at
        ), '[]')
        from storage.objects
       where objects.bucket_id = 'avatars' and (storage.foldername(objects.name))[1] = learner::text
    )
  )
$$;

create function public.export_my_data()
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.learner_id();
begin
  if caller is null then
    raise exception 'sign in to export your data' using errcode = 'insufficient_privilege';
  end if;
  perform private.require_quota('export_my_data', 1);
  return private.export_learner(caller);
end
$$;

revoke all on function public.export_my_data() from public, anon;
grant execute on function public.export_my_data() to authenticated;

-- The learner leaves, and everything goes: every table of ours refers to auth.users with `on delete cascade`.
--
-- Answers, and never raises for what a learner can do, since an error would undo the count of the attempt:
--   { outcome: 'wrong-password' }
--   { outcome: 'locked', seconds }   too many wrong passwords
--   { outcome: 'files-remain', files }  the password is right; remove these from the bucket `avatars` through the storage
--                                    API, then call again: SQL would take the rows and leave the files behind
--   { outcome: 'deleted' }
-- A session's token that is still about finds nothing any more, and ends within the hour.
create function public.delete_my_account(password text)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.learner_id();
  learner record;
  taken jsonb;
  known_hash text;
  remaining jsonb;
begin
  if auth.uid() is not null and not exists (select from auth.users where users.id = auth.uid()) then
    return jsonb_build_object('outcome', 'deleted');
  end if;
  if caller is null then
    raise exception 'sign in to delete your account' using errcode = 'insufficient_privilege';
  end if;
  select users.email, users.encrypted_password into learner from auth.users where users.id = caller;
  if not found then
    return jsonb_build_object('outcome', 'deleted');
  end if;

  taken := private.count_auth_attempt('delete', learner.email, null);
  if taken ? 'refused' then
    return jsonb_build_object('outcome', 'locked', 'seconds', taken -> 'seconds');
  end if;
  -- One algorithm with two names; pgcrypto knows the older one.
  known_hash := regexp_replace(coalesce(learner.encrypted_password, ''), '^[$]2[by][$]', '$2a$');
  -- Longer than any form accepts: not worth a hash.
  if known_hash !~ '^[$]2a[$]'
    or octet_length(coalesce(delete_my_account.password, '')) not between 1 and 1000
    or extensions.crypt(delete_my_account.password, known_hash) <> known_hash
  then
    return jsonb_build_object('outcome', 'wrong-password');
  end if;
  perform private.clear_auth_attempts('delete', learner.email);

  select jsonb_agg(objects.name order by objects.name)
    into remaining
    from storage.objects
   where objects.bucket_id = 'avatars' and (storage.foldername(objects.name))[1] = caller::text;
  if remaining is not null then
    return jsonb_build_object('outcome', 'files-remain', 'files', remaining);
  end if;

  delete from private.auth_attempts where account = private.auth_subject(learner.email);
  begin
    delete from auth.audit_log_entries where payload ->> 'actor_id' = caller::text;
  exception
    when insufficient_privilege or undefined_table then
      null; -- A project that keeps its journal to itself: the operator's guide speaks of it.
  end;
  delete from auth.users where id = caller;
  return jsonb_build_object('outcome', 'deleted');
end
$$;

revoke all on function public.delete_my_account(text) from public, anon;
grant execute on function public.delete_my_account(text) to authenticated;
