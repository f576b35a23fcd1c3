-- A plan names each day off once: their number is what a week's goal, and the day that stays, are counted from.

update public.study_plans
   set days_off = array(select distinct day from unnest(days_off) as day order by day)
 where cardinality(days_off) > (select count(distinct day) from unnest(days_off) as day);

alter table public.study_plans
  drop constraint study_plans_days_off_shape,
  add constraint study_plans_days_off_shape check (
    cardinality(days_off) <= 6
    and array_position(days_off, null) is null
    and days_off <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]
    and cardinality(days_off) =
      (0 = any (days_off))::integer + (1 = any (days_off))::integer + (2 = any (days_off))::integer
      + (3 = any (days_off))::integer + (4 = any (days_off))::integer + (5 = any (days_off))::integer
      + (6 = any (days_off))::integer
  );
