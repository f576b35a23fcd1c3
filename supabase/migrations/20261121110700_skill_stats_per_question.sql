-- Quizzes have 5 to 20 questions, so a median over all of them says little: the seconds per question are told too.
-- Below three learners a median tells somebody's own time; both are null then. How many they are tells nothing of anyone.

drop function public.skill_stats();

create function public.skill_stats()
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
          attempts.skill_title,
          count(distinct attempts.user_id)::integer as learners,
          percentile_cont(0.5) within group (order by attempts.time_spent) as whole,
          percentile_cont(0.5) within group (order by attempts.time_spent::double precision / attempts.total_questions) as each
          from public.quiz_attempts as attempts
         where attempts.deleted_at is null
           and attempts.skill_title in (select items.skill_title from private.items where items.kind = 'quiz')
         group by attempts.skill_title
      ) as figures;
end
$$;

revoke all on function public.skill_stats() from public, anon;
grant execute on function public.skill_stats() to authenticated;
