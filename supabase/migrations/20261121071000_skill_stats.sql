-- Figures per skill over all learners: how many have played it, and their median time in seconds.
-- Only titles of the bank: a title that somebody made up is not passed on to others.

create function public.skill_stats()
returns table (skill_title text, learners integer, median_time_spent integer)
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'sign in to see the figures' using errcode = 'insufficient_privilege';
  end if;

  return query
    select
      attempts.skill_title,
      count(distinct attempts.user_id)::integer,
      round(percentile_cont(0.5) within group (order by attempts.time_spent))::integer
      from public.quiz_attempts as attempts
     where attempts.deleted_at is null
       and attempts.skill_title in (select items.skill_title from private.items where items.kind = 'quiz')
     group by attempts.skill_title;
end
$$;

revoke all on function public.skill_stats() from public, anon;
grant execute on function public.skill_stats() to authenticated;
