-- Which questions a learner was given: those of the last 30 days are avoided while unseen ones remain.

create table public.user_quiz_history (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  skill_title text not null,
  question_hash text not null,
  question_text text not null,
  created_at timestamptz not null default now(),

  constraint user_quiz_history_skill_title_shape check (char_length(skill_title) between 1 and 200),
  constraint user_quiz_history_question_hash_shape check (char_length(question_hash) between 1 and 100),
  constraint user_quiz_history_question_text_shape check (char_length(question_text) between 1 and 2000)
);

create index user_quiz_history_by_skill on public.user_quiz_history (user_id, skill_title, created_at desc);
create index user_quiz_history_by_time on public.user_quiz_history (user_id, created_at desc) include (question_hash);

alter table public.user_quiz_history enable row level security;

create policy "learners read their own history"
  on public.user_quiz_history for select to authenticated
  using (user_id = (select auth.uid()));

create policy "learners add to their own history"
  on public.user_quiz_history for insert to authenticated
  with check (user_id = (select auth.uid()) and created_at = now());

-- No policy for update or delete: what was seen was seen.

revoke all on public.user_quiz_history from public, anon, authenticated;
grant select, insert on public.user_quiz_history to authenticated;
grant all on public.user_quiz_history to service_role;
