-- The part of pg_cron that migrations use, for a database without it: jobs that run every minute, which the
-- stack runs.
create schema if not exists cron;

create table if not exists cron.job (
  jobid bigint generated always as identity primary key,
  schedule text not null,
  command text not null,
  jobname text not null unique,

  constraint job_schedule_known check (schedule = '* * * * *')
);

-- A job of the same name is replaced, as in pg_cron.
create or replace function cron.schedule(job_name text, schedule text, command text)
returns bigint
language sql
set search_path = ''
as $$
  insert into cron.job (schedule, command, jobname)
  values (schedule.schedule, schedule.command, schedule.job_name)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  returning jobid
$$;

revoke all on function cron.schedule(text, text, text) from public;
