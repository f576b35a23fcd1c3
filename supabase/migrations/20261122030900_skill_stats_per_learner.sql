-- Each learner counts once, with her own median: whoever plays a skill 500 times moves the figures no more than
-- anybody else. Below three learners a median tells somebody's own time; both are null then.
create or replace function public.skill_stats()
returns table (skill_title text, learners integer, median_time_spent integer, median_seconds_per_question double precision)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  fewest_learners constant integer := 3;
begin
  if auth.uid() is null then
    raise exception 'sign in to see the figures' using errcode = 'insufficient_privilege';
  end if;

  return query
    select
      figures.skill_title,
      figures.learners,
      case when figures.learners >= fewest_learners then round(figures.whole)::integer end,
      case when figures.learners >= fewest_learners then round(figures.each::numeric, 2)::double precision end
      from (
        select
          usual.skill_title,
          count(*)::integer as learners,
          percentile_cont(0.5) within group (order by usual.whole) as whole,
          percentile_cont(0.5) within group (order by usual.each) as each
          from (
            select
              attempts.skill_title,
              percentile_cont(0.5) within group (order by attempts.time_spent) as whole,
              percentile_cont(0.5) within group (order by attempts.time_spent::double precision / attempts.total_questions) as each
              from public.quiz_attempts as attempts
             where attempts.deleted_at is null and attempts.kind = 'quiz'
             group by attempts.skill_title, attempts.user_id
          ) as usual
         group by usual.skill_title
      ) as figures
     order by figures.skill_title;
end
$$;

-- Holds all that the figures are made of.
drop index public.quiz_attempts_by_skill;
create index quiz_attempts_by_skill on public.quiz_attempts (skill_title, user_id) include (time_spent, total_questions)
  where deleted_at is null and kind = 'quiz';
