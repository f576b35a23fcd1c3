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

-- Tells, right before a link is used, that whoever has it knows the password of the sign-up. It holds for one minute. Answers:
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
