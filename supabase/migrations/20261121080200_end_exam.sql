-- How an exam ends, and the ground that every move stands on.

-- Answers on their way when time runs out still arrive.
create function private.exam_grace()
returns interval
language sql
immutable
set search_path = ''
as $$
  select interval '5 seconds'
$$;

create function private.to_milliseconds(moment timestamptz)
returns bigint
language sql
immutable
set search_path = ''
as $$
  select round(extract(epoch from moment) * 1000)::bigint
$$;

create function private.exam_score(exam_id uuid)
returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer
    from private.exam_questions as questions
   where questions.exam_id = exam_score.exam_id
     and questions.option_order[questions.choice + 1] = questions.key
$$;

-- Scores a live exam and saves the attempt under the exam's id, in one transaction. Stamped at the deadline at the latest.
create function private.close_exam(exam_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
declare
  closed private.exams;
begin
  update private.exams
     set state = 'finished',
         ended_at = least(now(), deadline),
         -- The browser's countdown may be a moment ahead.
         is_time_up = now() >= deadline - interval '1 second',
         score = private.exam_score(id)
   where id = close_exam.exam_id and state = 'live'
  returning * into closed;
  if closed.id is null then
    return;
  end if;

  insert into public.quiz_attempts (id, user_id, skill_title, score, total_questions, time_spent, completed_at)
  values (
    closed.id, closed.user_id, 'Simulation d''Examen', closed.score, closed.question_count,
    floor(extract(epoch from closed.ended_at - closed.started_at))::integer, closed.ended_at
  )
  on conflict (id) do nothing;
end
$$;

-- Ends the exams whose learners did not come back: of one learner, or a hundred of anybody's. Answers how many.
create function private.close_overdue_exams(learner uuid default null)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  overdue uuid;
  closed integer := 0;
begin
  for overdue in
    select id
      from private.exams
     where state = 'live'
       and deadline + private.exam_grace() < now()
       and (learner is null or user_id = learner)
     limit 100
       for update skip locked
  loop
    perform private.close_exam(overdue);
    closed := closed + 1;
  end loop;
  return closed;
end
$$;

-- Every move begins here: the caller, one move at a time, and nothing overdue left open.
create function private.begin_exam_move()
returns uuid
language plpgsql
set search_path = ''
as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null then
    raise exception 'sign in to sit an exam' using errcode = 'insufficient_privilege';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('exam ' || caller, 0));
  perform private.close_overdue_exams(caller);
  return caller;
end
$$;

-- The caller's own exam. Somebody else's does not exist.
create function private.own_exam(learner uuid, exam_id uuid)
returns private.exams
language plpgsql
set search_path = ''
as $$
declare
  found_exam private.exams;
begin
  select * into found_exam from private.exams where id = own_exam.exam_id and user_id = learner;
  if found_exam.id is null then
    perform private.refuse_exam('exam_not_found', 'there is no such exam');
  end if;
  return found_exam;
end
$$;

-- { id, state, questionCount, minutes, startedAt, deadline, lastSequence, now } and, once finished,
-- { endedAt, score, timeSpent, isTimeUp }. Moments in ms, time in seconds.
create function private.exam_facts(exam private.exams)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
      'id', exam.id,
      'state', exam.state,
      'questionCount', exam.question_count,
      'minutes', exam.minutes,
      'startedAt', private.to_milliseconds(exam.started_at),
      'deadline', private.to_milliseconds(exam.deadline),
      'lastSequence', exam.last_sequence,
      'now', private.to_milliseconds(clock_timestamp())
    )
    || case exam.state
      when 'finished' then jsonb_build_object(
        'endedAt', private.to_milliseconds(exam.ended_at),
        'score', exam.score,
        'timeSpent', floor(extract(epoch from exam.ended_at - exam.started_at))::integer,
        'isTimeUp', exam.is_time_up
      )
      else '{}'::jsonb
    end
$$;

-- Where the project has pg_cron, exams that nobody comes back to are closed each minute; elsewhere by the next visit
-- of anybody. Either way they end at their deadline.
do $$
begin
  if to_regprocedure('cron.schedule(text, text, text)') is not null then
    execute $schedule$select cron.schedule('close overdue exams', '* * * * *', 'select private.close_overdue_exams()')$schedule$;
  end if;
end
$$;
