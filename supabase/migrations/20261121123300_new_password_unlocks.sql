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
  perform private.clear_auth_tries('sign-in', new.email);
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
