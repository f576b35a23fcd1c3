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
