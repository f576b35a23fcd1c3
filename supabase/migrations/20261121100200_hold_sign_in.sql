-- The same limit on a hosted or self-hosted Supabase project, as its account server's password verification hook:
-- docs/guides/operator.md tells how to switch it on. Takes { user_id, valid }, answers { decision, message? }.
--
-- A project calls it for accounts that exist only. A refusal therefore carries the words (and, by the account server, the
-- code) of a wrong password: somebody who asks from outside is told the same whether the account exists or not.

create function private.hold_sign_in(event jsonb)
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

  taken := private.take_auth_try('sign-in', owner_email, null);
  if taken ? 'refused' then
    return jsonb_build_object(
      'decision', 'reject',
      'message', 'Invalid login credentials',
      'should_logout_user', false
    );
  end if;
  if (event ->> 'valid')::boolean then
    perform private.clear_auth_tries('sign-in', owner_email);
  end if;
  return jsonb_build_object('decision', 'continue');
end
$$;

do $$
begin
  if exists (select from pg_catalog.pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.hold_sign_in(jsonb) to supabase_auth_admin;
  end if;
end
$$;
