-- A learner tells that a question is wrong or unclear. The operator reads and settles it.

create table public.question_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  question_text text not null,
  skill_title text not null,
  question_hash text not null,
  status text not null default 'open',
  created_at timestamptz not null default now(),

  constraint question_reports_question_text_shape check (
    char_length(question_text) between 1 and 2000 and question_text = btrim(question_text)
  ),
  constraint question_reports_skill_title_shape check (char_length(skill_title) between 1 and 200),
  constraint question_reports_question_hash_shape check (char_length(question_hash) between 1 and 100),
  constraint question_reports_status_known check (status in ('open', 'settled', 'declined')),
  -- Reporting twice is reporting once: the client ignores the duplicate.
  constraint question_reports_once_per_learner unique (user_id, question_hash)
);

create index question_reports_open on public.question_reports (created_at) where status = 'open';

alter table public.question_reports enable row level security;

create policy "learners read their own reports"
  on public.question_reports for select to authenticated
  using (user_id = (select auth.uid()));

create policy "learners report as themselves"
  on public.question_reports for insert to authenticated
  with check (user_id = (select auth.uid()) and status = 'open' and created_at = now());

-- No policy for update or delete: a report that was made stays, until the account goes.

revoke all on public.question_reports from public, anon, authenticated;
grant select, insert on public.question_reports to authenticated;
grant all on public.question_reports to service_role;
