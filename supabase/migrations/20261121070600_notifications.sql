-- Messages to a learner. Written by the operator, never by learners, who only mark them as read.

create table public.user_notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  title text not null,
  message text not null,
  notification_type text not null default 'info',
  is_read boolean not null default false,
  created_at timestamptz not null default now(),

  constraint user_notifications_title_shape check (char_length(title) between 1 and 200),
  constraint user_notifications_message_shape check (char_length(message) between 1 and 2000),
  constraint user_notifications_type_known check (
    notification_type in ('info', 'success', 'warning', 'reminder', 'news')
  )
);

create index user_notifications_by_learner on public.user_notifications (user_id, created_at desc);
create index user_notifications_unread on public.user_notifications (user_id) where not is_read;

create trigger guard_columns
  before update on public.user_notifications
  for each row
  execute function private.refuse_other_changes('is_read');

alter table public.user_notifications enable row level security;

create policy "learners read their own notifications"
  on public.user_notifications for select to authenticated
  using (user_id = (select auth.uid()));

create policy "learners mark their own notifications"
  on public.user_notifications for update to authenticated
  using (user_id = (select auth.uid()))
  with check (user_id = (select auth.uid()));

-- No policy for insert or delete.

revoke all on public.user_notifications from public, anon, authenticated;
grant select, update on public.user_notifications to authenticated;
grant all on public.user_notifications to service_role;
