-- No sitting can reach the whole exam bank: a third of each domain rests, the same third for everybody, so that several
-- accounts together reach no more than one. Each week one question of each domain wakes and another goes to rest.

-- Where a domain is too small to give a long exam its share, less of it rests; in a bank that is too small, nothing does.
create function private.resting_exam_items(moment timestamptz)
returns setof text
language sql
stable
set search_path = ''
as $$
  with circle as (
    select id,
           row_number() over (partition by domain order by md5(id)) - 1 as place,
           count(*) over (partition by domain) as size,
           floor(extract(epoch from moment) / 604800)::bigint as week
      from private.items
     where kind = 'exam' and retired_at is null
  ),
  placed as (
    -- From the first one that rests this week, around the circle.
    select *, (place - week % size + size) % size < greatest(0, least(size / 3, size - 5)) as rests
      from circle
  )
  select id
    from placed
   where rests and (select count(*) from placed where not rests) >= 40
$$;

-- The questions that this learner may be given now, and when they last answered each in an exam; null: never.
-- A question that was left without an answer stays new: its correction was never seen.
create function private.exam_supply(learner uuid)
returns table (id text, version integer, key text, domain text, difficulty text, last_answered timestamptz)
language sql
stable
set search_path = ''
as $$
  select items.id, items.version, items.key, items.domain, items.difficulty, answered.last_answered
    from private.items
    left join (
      select questions.item_id, max(exams.started_at) as last_answered
        from private.exam_questions as questions
        join private.exams on exams.id = questions.exam_id
       where exams.user_id = learner and questions.choice is not null
       group by questions.item_id
    ) as answered on answered.item_id = items.id
   where items.kind = 'exam'
     and items.retired_at is null
     and items.id not in (select private.resting_exam_items(now()))
$$;

-- Questions that this learner has not answered in an exam come first, difficulties in turns, then the longest unseen.
-- Questions and options are shuffled for this exam alone.
create or replace function private.draw_exam(exam private.exams)
returns integer
language plpgsql
volatile
set search_path = ''
as $$
declare
  domains constant text[] := private.exam_domains();
  quotas integer[];
  drawn integer;
begin
  with supply as (select * from private.exam_supply(exam.user_id))
  select private.split_exam(
      exam.question_count,
      array_agg((select count(*)::integer from supply where supply.domain = wanted.domain) order by wanted.place)
    )
    into quotas
    from unnest(domains) with ordinality as wanted (domain, place);

  with candidates as materialized (
    select supply.*, random() as chance from private.exam_supply(exam.user_id) as supply
  ),
  in_turns as (
    select *, row_number() over (partition by domain, last_answered is null, difficulty order by chance) as turn
      from candidates
  ),
  ranked as (
    select *,
           row_number() over (
             partition by domain
             order by last_answered is null desc, last_answered, turn, chance
           ) as rank
      from in_turns
  )
  insert into private.exam_questions (exam_id, position, item_id, item_version, option_order, key)
  select
    exam.id,
    row_number() over (order by random()),
    ranked.id,
    ranked.version,
    -- The reference to the row makes this a new shuffle for each question.
    array(select option_id from unnest(array['a', 'b', 'c', 'd']) as option_id where ranked.id is not null order by random()),
    ranked.key
    from ranked
   where ranked.rank <= quotas[array_position(domains, ranked.domain)];

  get diagnostics drawn = row_count;
  return drawn;
end
$$;

-- { left, again }: how many exams the learner may still begin today, and from when one more, in ms, when none.
create function private.exam_starts(learner uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with latest as (
    select array_agg(started_at order by started_at desc) as times
      from private.exams
     where user_id = learner and started_at > now() - interval '1 day'
  ),
  rule as (select (private.exam_rules() ->> 'startsPerDay')::integer as most)
  select jsonb_build_object(
      'left', greatest(0, most - coalesce(cardinality(times), 0)),
      'again', private.to_milliseconds(times[most] + interval '1 day')
    )
    from latest, rule
$$;

-- Answers the exam's paper. With a live exam it is that one, whatever was asked for (`resumed`): starting twice,
-- in two tabs or after a lost answer, is starting once.
create or replace function public.start_exam(question_count integer, minutes integer)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
  exam private.exams;
begin
  select * into exam from private.exams where user_id = caller and state = 'live';
  if exam.id is not null then
    return private.exam_paper(exam) || '{"resumed": true}';
  end if;

  if private.exam_access_until(caller) is null then
    perform private.refuse_exam('exam_locked', 'give an access code first');
  end if;
  if coalesce(start_exam.question_count not in (20, 30, 40), true) or coalesce(start_exam.minutes not in (30, 45, 60), true) then
    perform private.refuse_exam('exam_invalid', 'an exam has 20, 30 or 40 questions and lasts 30, 45 or 60 minutes');
  end if;
  if private.exam_starts(caller) -> 'left' = '0' then
    perform private.refuse_exam('exam_limited', 'too many exams in one day', private.exam_starts(caller) ->> 'again');
  end if;

  insert into private.exams (user_id, question_count, minutes, deadline)
  values (caller, start_exam.question_count, start_exam.minutes, now() + make_interval(mins => start_exam.minutes))
  returning * into exam;
  if private.draw_exam(exam) <> exam.question_count then
    perform private.refuse_exam('exam_bank_too_small', 'the bank does not have enough questions');
  end if;
  return private.exam_paper(exam) || '{"resumed": false}';
end
$$;

-- { now, accessUntil, live, past, starts, bank }: when access ends (null without), the facts of the live exam with
-- `answered`, those of the last ten that are finished, newest first, how many may be begun, and of the bank's `size`
-- how many questions are `drawn` from now and how many of these are `fresh` to the learner.
create or replace function public.exam_lobby()
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
begin
  perform private.close_overdue_exams();
  return jsonb_build_object(
    'now', private.to_milliseconds(clock_timestamp()),
    'accessUntil', private.to_milliseconds(private.exam_access_until(caller)),
    'live', (
      select private.exam_facts(exams) || jsonb_build_object(
          'answered', (
            select count(*) from private.exam_questions as questions
             where questions.exam_id = exams.id and questions.choice is not null
          )
        )
        from private.exams
       where exams.user_id = caller and exams.state = 'live'
    ),
    'past', (
      select coalesce(jsonb_agg(private.exam_facts(latest) order by latest.started_at desc), '[]'::jsonb)
        from (
          select exams.* from private.exams
           where exams.user_id = caller and exams.state = 'finished'
           order by exams.started_at desc
           limit 10
        ) as latest
    ),
    'starts', private.exam_starts(caller),
    'bank', (
      select jsonb_build_object(
          'size', (select count(*) from private.items where kind = 'exam' and retired_at is null),
          'drawn', count(*),
          'fresh', count(*) filter (where supply.last_answered is null)
        )
        from private.exam_supply(caller) as supply
    )
  );
end
$$;

revoke all on function private.resting_exam_items(timestamptz) from public, anon, authenticated;
revoke all on function private.exam_supply(uuid) from public, anon, authenticated;
revoke all on function private.exam_starts(uuid) from public, anon, authenticated;
