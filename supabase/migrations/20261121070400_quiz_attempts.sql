-- A finished quiz. The id is made by the browser before the first try to save, so that saving again changes nothing.

create table public.quiz_attempts (
  id uuid primary key,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  skill_title text not null,
  score integer not null,
  total_questions integer not null,
  time_spent integer not null,
  completed_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,

  constraint quiz_attempts_skill_title_shape check (
    char_length(skill_title) between 1 and 200 and skill_title = btrim(skill_title)
  ),
  constraint quiz_attempts_total_range check (total_questions between 1 and 50),
  constraint quiz_attempts_score_range check (score between 0 and total_questions),
  constraint quiz_attempts_time_range check (time_spent between 0 and 7200),
  constraint quiz_attempts_not_from_the_future check (completed_at <= created_at)
);

-- Serves the policies, the dashboard's list and the reset of progress.
create index quiz_attempts_by_learner on public.quiz_attempts (user_id, completed_at desc);
-- Serves the figures per skill.
create index quiz_attempts_by_skill on public.quiz_attempts (skill_title) include (user_id, time_spent) where deleted_at is null;

-- A device whose clock is wrong must not lose a result: a time that has not come yet, or one from before
-- the product existed, becomes the time of arrival.
create function private.date_attempt()
returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
begin
  if new.completed_at > new.created_at or new.completed_at < timestamptz '2025-01-01 00:00:00+00' then
    new.completed_at := new.created_at;
  end if;
  return new;
end
$$;

create trigger date_attempt
  before insert on public.quiz_attempts
  for each row
  execute function private.date_attempt();

alter table public.quiz_attempts enable row level security;

create policy "learners read their own attempts"
  on public.quiz_attempts for select to authenticated
  using (user_id = (select auth.uid()));

-- created_at can only be the default: the time of arrival is the server's word.
create policy "learners add their own attempts"
  on public.quiz_attempts for insert to authenticated
  with check (user_id = (select auth.uid()) and created_at = now() and deleted_at is null);

-- Resetting progress.
create policy "learners delete their own attempts"
  on public.quiz_attempts for delete to authenticated
  using (user_id = (select auth.uid()));

-- No policy for update: a result does not change.

revoke all on public.quiz_attempts from public, anon, authenticated;
grant select, insert, delete on public.quiz_attempts to authenticated;
grant all on public.quiz_attempts to service_role;

comment on column public.quiz_attempts.time_spent is 'Seconds.';
comment on column public.quiz_attempts.deleted_at is 'Set by operators only; learners see the row, queries leave it out.';
