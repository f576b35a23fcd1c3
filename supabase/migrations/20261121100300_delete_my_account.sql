-- The learner leaves, and everything goes: every table of ours refers to auth.users with `on delete cascade`.
--
-- Answers, and never raises for what a learner can do, since an error would take back that a try was counted:
--   { outcome: 'wrong-password' }
--   { outcome: 'locked', seconds }   too many wrong passwords, here or at sign-in
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
  caller constant uuid := auth.uid();
  learner record;
  taken jsonb;
  known_hash text;
  remaining jsonb;
begin
  if caller is null then
    raise exception 'sign in to delete your account' using errcode = 'insufficient_privilege';
  end if;
  select users.email, users.encrypted_password into learner from auth.users where users.id = caller;
  if not found then
    return jsonb_build_object('outcome', 'deleted');
  end if;

  taken := private.take_auth_try('sign-in', learner.email, null);
  if taken ? 'refused' then
    return jsonb_build_object('outcome', 'locked', 'seconds', taken -> 'seconds');
  end if;
  -- One algorithm under two names, of which pgcrypto knows the older.
  known_hash := regexp_replace(coalesce(learner.encrypted_password, ''), '^[$]2[by][$]', '$2a$');
  -- Longer than any form takes is not worth a hash.
  if known_hash !~ '^[$]2a[$]'
    or octet_length(coalesce(delete_my_account.password, '')) not between 1 and 1000
    or extensions.crypt(delete_my_account.password, known_hash) <> known_hash
  then
    return jsonb_build_object('outcome', 'wrong-password');
  end if;
  perform private.clear_auth_tries('sign-in', learner.email);

  select jsonb_agg(objects.name order by objects.name)
    into remaining
    from storage.objects
   where objects.bucket_id = 'avatars' and (storage.foldername(objects.name))[1] = caller::text;
  if remaining is not null then
    return jsonb_build_object('outcome', 'files-remain', 'files', remaining);
  end if;

  delete from private.auth_tries where account = private.auth_subject(learner.email);
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
