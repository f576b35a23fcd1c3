-- Answers that a device without a connection held at the deadline count when they arrive within ten minutes after it,
-- in unbroken sequence. The exam stays open for them until then, unless it is handed in.
-- Nothing proves when an answer was given: one that came late is marked, and the result says how many lean on it.

-- How long after the deadline answers are taken in; nobody's visit ends an exam before.
create or replace function private.exam_grace()
returns interval
language sql
immutable
set search_path = ''
as $$
  select make_interval(mins => (private.exam_rules() ->> 'lateMinutes')::integer)
$$;

alter table private.exam_saves add column is_late boolean not null default false;
comment on column private.exam_saves.is_late is 'It came after the deadline, by more than an answer needs that was on its way.';

create function private.mark_late_save()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.is_late := new.saved_at > (select deadline from private.exams where id = new.exam_id) + interval '5 seconds';
  return new;
end
$$;

create trigger mark_late_save
  before insert on private.exam_saves
  for each row
  execute function private.mark_late_save();

-- How many questions stand answered as they do because of a late answer.
create function private.late_answers(exam_id uuid)
returns integer
language sql
stable
set search_path = ''
as $$
  select count(*)::integer
    from private.exam_questions as questions
   where questions.exam_id = late_answers.exam_id
     and questions.choice is not null
     and questions.choice is distinct from (
       select saves.choice
         from private.exam_saves as saves
        where saves.exam_id = questions.exam_id and saves.position = questions.position and not saves.is_late
        order by saves.sequence desc
        limit 1
     )
$$;

-- { id, state, questionCount, minutes, startedAt, deadline, acceptedUntil, lastSequence, now } and, once finished,
-- { endedAt, score, timeSpent, isTimeUp, lateAnswers }. Moments in ms, time in seconds.
create or replace function private.exam_facts(exam private.exams)
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
      'acceptedUntil', private.to_milliseconds(exam.deadline + private.exam_grace()),
      'lastSequence', exam.last_sequence,
      'now', private.to_milliseconds(clock_timestamp())
    )
    || case exam.state
      when 'finished' then jsonb_build_object(
        'endedAt', private.to_milliseconds(exam.ended_at),
        'score', exam.score,
        'timeSpent', floor(extract(epoch from exam.ended_at - exam.started_at))::integer,
        'isTimeUp', exam.is_time_up,
        'lateAnswers', private.late_answers(exam.id)
      )
      else '{}'::jsonb
    end
$$;

revoke all on function private.mark_late_save(), private.late_answers(uuid) from public, anon, authenticated;
