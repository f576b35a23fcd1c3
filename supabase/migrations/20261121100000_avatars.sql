-- Pictures of learners. Anybody may look at one whose address they know; only its owner writes, in a folder of their own.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 2 * 1024 * 1024, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do update
   set public = excluded.public,
       file_size_limit = excluded.file_size_limit,
       allowed_mime_types = excluded.allowed_mime_types;

-- The profile: a token outlives a deleted account by up to an hour, and must not leave files behind.
create policy "learners add their own pictures"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'avatars'
    and storage.foldername(name) = array[(select auth.uid())::text]
    and lower(storage.extension(name)) in ('png', 'jpg', 'jpeg', 'webp')
    and exists (select from public.profiles where profiles.id = (select auth.uid()))
  );

create policy "learners list their own pictures"
  on storage.objects for select to authenticated
  using (bucket_id = 'avatars' and storage.foldername(name) = array[(select auth.uid())::text]);

create policy "learners replace their own pictures"
  on storage.objects for update to authenticated
  using (bucket_id = 'avatars' and storage.foldername(name) = array[(select auth.uid())::text])
  with check (
    bucket_id = 'avatars'
    and storage.foldername(name) = array[(select auth.uid())::text]
    and lower(storage.extension(name)) in ('png', 'jpg', 'jpeg', 'webp')
  );

create policy "learners remove their own pictures"
  on storage.objects for delete to authenticated
  using (bucket_id = 'avatars' and storage.foldername(name) = array[(select auth.uid())::text]);
