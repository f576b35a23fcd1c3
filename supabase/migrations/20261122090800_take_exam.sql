-- Before, during and after an exam, a simulation or a mock: the learner's situation, the paper, the answers, the end and the
-- correction.

-- The domains in the order in which the remainder of an uneven split is distributed; the same as in
-- libs/assessment.
create function private.exam_domains()
returns text[]
language sql
immutable
set search_path = ''
as $$
  select array[
    'Anatomie et Physiologie', 'Pharmacologie', 'Soins de Plaies', 'Hygiène et Asepsie',
    'Examens Cliniques', 'Neurologie', 'Urgences et Réanimation', 'Injections et Prélèvements'
  ]
$$;

-- How many questions each domain contributes, from how many it has: an even split; the first domains get the
-- remainder. A domain with too few passes the rest on to the next one. The sum falls short only when all of
-- them have too few.
create function private.split_exam(question_count integer, supplies integer[])
returns integer[]
language plpgsql
immutable
set search_path = ''
as $$
declare
  domains constant integer := cardinality(supplies);
  given integer[] := array_fill(0, array[domains]);
  owed integer := 0;
  taken integer;
begin
  for round in 1..2 loop
    for domain in 1..domains loop
      if round = 1 then
        owed := owed + question_count / domains + case when domain <= question_count % domains then 1 else 0 end;
      end if;
      taken := least(owed, supplies[domain] - given[domain]);
      given[domain] := given[domain] + taken;
      owed := owed - taken;
    end loop;
  end loop;
  return given;
end
$$;

-- What exams are drawn from: the bank's first part. Professional conduct, the second part, is in no simulation.
create function private.exam_items()
returns setof private.items
language sql
stable
set search_path = ''
as $$
  select * from private.items
   where kind = 'exam' and retired_at is null and domain = any (private.exam_domains())
$$;

-- No sitting can reach the whole exam bank: a third of each domain rests, the same third for everybody, so
-- that several accounts together reach no more than one. Each week one question of each domain becomes
-- available and another one rests.

-- The resting questions: a third of each domain, fewer of a domain that could otherwise not supply a long
-- exam, and none of a bank that is too small.
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
      from private.exam_items()
  ),
  placed as (
    -- In a circle, from the first one that rests this week.
    select *, (place - week % size + size) % size < greatest(0, least(size / 3, size - 5)) as rests
      from circle
  )
  select id
    from placed
   where rests and (select count(*) from placed where not rests) >= 40
$$;

-- The questions that this learner may be given now, and when they last answered each in an exam; null: never.
-- A question that was left unanswered stays new: its correction was never shown. Of the questions of one concept only
-- one: a new one, or else the one answered longest ago.
create function private.exam_supply(learner uuid)
returns table (id text, version integer, key text, domain text, difficulty text, last_answered timestamptz)
language sql
stable
set search_path = ''
as $$
  select distinct on (private.concept_key(items))
         items.id, items.version, items.key, items.domain, items.difficulty, answered.last_answered
    from private.exam_items() as items
    left join (
      select questions.item_id, max(exams.started_at) as last_answered
        from private.exam_questions as questions
        join private.exams on exams.id = questions.exam_id
       where exams.user_id = learner and questions.choice is not null
       group by questions.item_id
    ) as answered on answered.item_id = items.id
   where items.id not in (select private.resting_exam_items(now()))
   order by private.concept_key(items), answered.last_answered nulls first, items.id
$$;

-- Questions that this learner has not answered in an exam come first, difficulties in turn, then those seen
-- longest ago. Questions and options are shuffled for each exam.
create function private.draw_exam(exam private.exams)
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

-- How many questions of each competency a part has: { part, competency, quota, questions }. Weights that do not give whole
-- numbers are rounded, the largest remainders up.
create function private.mock_quotas()
returns table (part smallint, competency text, quota integer, questions integer)
language sql
stable
set search_path = ''
as $$
  with shares as (
    select place::smallint as part, weights.key as competency, (rule ->> 'questions')::integer as questions,
           (rule ->> 'questions')::integer * weights.value::numeric / 100 as share
      from jsonb_array_elements(private.mock_rules() -> 'parts') with ordinality as asked (rule, place)
      cross join lateral jsonb_each_text(rule -> 'weights') as weights
  )
  select shares.part, shares.competency,
         floor(share)::integer
           + (row_number() over (partition by shares.part order by share - floor(share) desc, shares.competency)
               <= shares.questions - sum(floor(share)) over (partition by shares.part))::integer,
         shares.questions
    from shares
$$;

-- Draws the paper of a mock by the weights of the blueprint, no concept twice. Concepts that no finished mock of this learner
-- had come first, then those of the oldest one: papers in a row share none while the bank lasts, and come back in their
-- order. Among equals, questions that she has not answered in any exam come first. A competency with too few items
-- is made up for by the others of its part. No question rests, as it does for simulations: three papers need the bank.
create function private.draw_mock(exam private.exams)
returns integer
language plpgsql
volatile
set search_path = ''
as $$
declare
  drawn integer;
begin
  with met as (
    select private.concept_key(items) as concept,
           max(exams.started_at) filter (where exams.kind = 'mock' and exams.state = 'finished') as last_mock,
           max(exams.started_at) filter (where questions.choice is not null) as last_answered
      from private.exams
      join private.exam_questions as questions on questions.exam_id = exams.id
      join private.items on items.id = questions.item_id and items.version = questions.item_version
     where exams.user_id = exam.user_id
     group by private.concept_key(items)
  ),
  candidates as materialized (
    select items.id, items.version, items.key, private.concept_key(items) as concept, quotas.part, quotas.competency,
           quotas.quota, quotas.questions, random() as chance
      from private.items
      join private.mock_quotas() as quotas on quotas.competency = items.blueprint ->> 'competency'
     where items.kind = 'exam' and items.retired_at is null
  ),
  one_of_each as (
    select distinct on (candidates.concept) candidates.*, met.last_mock, met.last_answered
      from candidates
      left join met on met.concept = candidates.concept
     order by candidates.concept, candidates.chance
  ),
  in_competencies as (
    select *, row_number() over (
               partition by part, competency order by last_mock nulls first, last_answered nulls first, chance
             ) > quota as is_spare
      from one_of_each
  ),
  in_parts as (
    select *, row_number() over (
               partition by part order by is_spare, last_mock nulls first, last_answered nulls first, chance
             ) as place
      from in_competencies
  )
  insert into private.exam_questions (exam_id, position, part, item_id, item_version, option_order, key)
  select
    exam.id,
    row_number() over (order by in_parts.part, random()),
    in_parts.part,
    in_parts.id,
    in_parts.version,
    -- The reference to the row makes this a new shuffle for each question.
    array(select option_id from unnest(array['a', 'b', 'c', 'd']) as option_id where in_parts.id is not null order by random()),
    in_parts.key
    from in_parts
   where in_parts.place <= in_parts.questions;

  get diagnostics drawn = row_count;
  return drawn;
end
$$;

-- What a learner may know about an item before the end of an exam, besides its text.
create function private.exam_item_facts(item private.items)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object('domain', item.domain, 'difficulty', item.difficulty, 'reviewStatus', item.review_status)
    || case when item.reviewer is null then '{}'::jsonb else jsonb_build_object('reviewer', item.reviewer) end
$$;

-- An item's text in one language, with the options in this learner's order and without anything that helps to
-- answer.
create function private.exam_wording(wording jsonb, option_order text[])
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select jsonb_build_object(
    'question', wording -> 'stem',
    'options', (
      select jsonb_agg(wording #> array['options', option_id, 'text'] order by place)
        from unnest(option_order) with ordinality as shown (option_id, place)
    )
  ) || private.optional_table(wording)
$$;

-- The learner's view of a live exam: the facts and the `questions` of the part under way in order, with the answers
-- given so far; none during a break.
create function private.exam_paper(exam private.exams)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select private.exam_facts(exam) || jsonb_build_object(
    'questions', coalesce(
      jsonb_agg(
        private.exam_item_facts(items)
        || jsonb_build_object('choice', questions.choice, 'flagged', questions.flagged)
        || private.exam_wording(items.fr, questions.option_order)
        || case
          when items.en is null then '{}'::jsonb
          else jsonb_build_object('en', private.exam_wording(items.en, questions.option_order))
        end
        order by questions.position
      ),
      '[]'
    )
  )
    from private.exam_questions as questions
    join private.items on items.id = questions.item_id and items.version = questions.item_version
   where questions.exam_id = exam.id and questions.part = exam.part and exam.break_until is null
$$;

-- { left, again }: how many exams of a kind the learner may still start today, and, when none, from when one more (ms).
create function private.exam_starts(learner uuid, kind text)
returns jsonb
language sql
stable
set search_path = ''
as $$
  with latest as (
    select array_agg(started_at order by started_at desc) as times
      from private.exams
     where user_id = learner and exams.kind = exam_starts.kind and started_at > now() - interval '1 day'
  ),
  rule as (
    select (case exam_starts.kind when 'mock' then private.mock_rules() else private.exam_rules() end ->> 'startsPerDay')::integer
        as most
  )
  select jsonb_build_object(
      'left', greatest(0, most - coalesce(cardinality(times), 0)),
      'again', private.to_milliseconds(times[most] + interval '1 day')
    )
    from latest, rule
$$;

-- Starts an exam of a learner who has none under way: `parts` is [{ questions, minutes, passPercent }]. Returns its paper.
create function private.begin_exam(learner uuid, kind text, parts jsonb)
returns jsonb
language plpgsql
volatile
set search_path = ''
as $$
declare
  exam private.exams;
  factor constant double precision := private.time_factor(learner);
  drawn integer;
begin
  if private.exam_starts(learner, kind) -> 'left' = '0' then
    perform private.refuse_exam('exam_limited', 'too many exams in one day', private.exam_starts(learner, kind) ->> 'again');
  end if;

  insert into private.exams (user_id, kind, question_count, minutes, time_factor, deadline)
  select learner, begin_exam.kind, sum(part.questions), sum(part.minutes), factor,
         now() + make_interval(mins => (parts -> 0 ->> 'minutes')::integer) * factor
    from jsonb_to_recordset(parts) as part (questions integer, minutes integer)
  returning * into exam;
  insert into private.exam_parts (exam_id, part, question_count, minutes, pass_percent, started_at)
  select exam.id, place, (part ->> 'questions')::integer, (part ->> 'minutes')::integer, (part ->> 'passPercent')::smallint,
         case place when 1 then exam.started_at end
    from jsonb_array_elements(parts) with ordinality as asked (part, place);

  drawn := case kind when 'mock' then private.draw_mock(exam) else private.draw_exam(exam) end;
  if drawn <> exam.question_count then
    perform private.refuse_exam('exam_bank_too_small', 'the bank does not have enough questions');
  end if;
  return private.exam_paper(exam) || '{"resumed": false}';
end
$$;

-- The paper of the exam under way, whatever was asked for (`resumed`): starting twice, in two tabs or after a lost answer,
-- starts one exam. Null without one, for a learner with access.
create function private.resume_exam(learner uuid)
returns jsonb
language plpgsql
volatile
set search_path = ''
as $$
declare
  exam private.exams;
begin
  select * into exam from private.exams where user_id = learner and state = 'live';
  if exam.id is not null then
    return private.exam_paper(exam) || '{"resumed": true}';
  end if;
  if private.exam_access_until(learner) is null then
    perform private.refuse_exam('exam_locked', 'give an access code first');
  end if;
  return null;
end
$$;

-- Starts a simulation, or resumes the exam under way, and returns its paper. The learner has the minutes times her factor
-- (private.time_factor).
create function public.start_exam(question_count integer, minutes integer)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
  resumed constant jsonb := private.resume_exam(caller);
begin
  if resumed is not null then
    return resumed;
  end if;
  if not coalesce(private.exam_rules() @> jsonb_build_object(
    'questionCounts', jsonb_build_array(start_exam.question_count), 'minutes', jsonb_build_array(start_exam.minutes)
  ), false) then
    perform private.refuse_exam('exam_invalid', 'no exam has so many questions and minutes: see private.exam_rules');
  end if;
  return private.begin_exam(caller, 'simulation', jsonb_build_array(
    jsonb_build_object('questions', start_exam.question_count, 'minutes', start_exam.minutes)
  ));
end
$$;

revoke all on function public.start_exam(integer, integer) from public, anon;
grant execute on function public.start_exam(integer, integer) to authenticated;

-- Starts a mock, or resumes the exam under way, and returns its paper: the questions of its first part. Each part has its
-- minutes times the learner's factor.
create function public.start_mock()
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
  resumed constant jsonb := private.resume_exam(caller);
begin
  return coalesce(resumed, private.begin_exam(caller, 'mock', private.mock_rules() -> 'parts'));
end
$$;

revoke all on function public.start_mock() from public, anon;
grant execute on function public.start_mock() to authenticated;

-- Ends the break before a part, which begins now, and returns its paper; the same again once it is under way.
create function public.start_exam_part(exam_id uuid, part integer)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
  exam private.exams := private.own_exam(caller, start_exam_part.exam_id);
begin
  if exam.state <> 'live' then
    perform private.refuse_exam('exam_' || exam.state, 'the exam has ended');
  end if;
  if exam.break_until is not null and start_exam_part.part = exam.part + 1 then
    perform private.open_exam_part(exam);
    return private.exam_paper(private.own_exam(caller, exam.id)) || '{"resumed": false}';
  end if;
  if exam.break_until is null and start_exam_part.part = exam.part then
    return private.exam_paper(exam) || '{"resumed": true}';
  end if;
  if coalesce(start_exam_part.part <= exam.part, false) then
    perform private.refuse_exam('exam_part_closed', 'this part has ended');
  end if;
  perform private.refuse_exam('exam_part_open', 'the part before it has not ended');
end
$$;

revoke all on function public.start_exam_part(uuid, integer) from public, anon;
grant execute on function public.start_exam_part(uuid, integer) to authenticated;

-- The state of an exam and the server's time, for a screen that checks whether it is up to date.
create function public.follow_exam(exam_id uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
begin
  return private.exam_facts(private.own_exam(caller, follow_exam.exam_id));
end
$$;

revoke all on function public.follow_exam(uuid) from public, anon;
grant execute on function public.follow_exam(uuid) to authenticated;

-- The current paper of a live exam, for a screen that another one has overtaken. Never starts an exam.
create function public.read_exam_paper(exam_id uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
  exam constant private.exams := private.own_exam(caller, read_exam_paper.exam_id);
begin
  if exam.state <> 'live' then
    perform private.refuse_exam('exam_' || exam.state, 'the exam has ended');
  end if;
  return private.exam_paper(exam) || '{"resumed": true}';
end
$$;

revoke all on function public.read_exam_paper(uuid) from public, anon;
grant execute on function public.read_exam_paper(uuid) to authenticated;

-- How many questions the parts before the one under way have.
create function private.earlier_questions(exam private.exams)
returns integer
language sql
stable
set search_path = ''
as $$
  select coalesce(sum(parts.question_count), 0)::integer
    from private.exam_parts as parts where parts.exam_id = exam.id and parts.part < exam.part
$$;

-- Accepts an answer (`choice` from 0, null for none) and whether the question is flagged. `sequence` is one
-- more than the last; `idempotency_key` distinguishes a repeated delivery, which changes nothing, from a new
-- answer. Questions are numbered through all parts; only those of the part under way are open. Returns the exam's facts.
create function public.save_exam_answer(
  exam_id uuid, question integer, choice integer, flagged boolean, sequence integer, idempotency_key uuid
)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
  exam private.exams := private.own_exam(caller, save_exam_answer.exam_id);
  earlier private.exam_saves;
begin
  select * into earlier
    from private.exam_saves as saves
   where saves.exam_id = exam.id and saves.idempotency_key = save_exam_answer.idempotency_key;
  if earlier.exam_id is not null then
    if (earlier.sequence, earlier.position, earlier.flagged) is distinct from
       (save_exam_answer.sequence, save_exam_answer.question, save_exam_answer.flagged)
      or earlier.choice is distinct from save_exam_answer.choice
    then
      perform private.refuse_exam('exam_key_reused', 'another answer was given under this key');
    end if;
    return private.exam_facts(exam);
  end if;

  if exam.state = 'abandoned' then
    perform private.refuse_exam('exam_abandoned', 'the exam was abandoned');
  end if;
  if exam.state = 'live'
    and (exam.break_until is not null or save_exam_answer.question between 1 and private.earlier_questions(exam))
  then
    perform private.refuse_exam('exam_part_closed', 'this part has ended');
  end if;
  if exam.deadline + private.exam_grace() < now() then
    perform private.refuse_exam('exam_late', 'time is up');
  end if;
  if exam.state = 'finished' then
    perform private.refuse_exam('exam_finished', 'the exam is finished');
  end if;
  if save_exam_answer.sequence is distinct from exam.last_sequence + 1 then
    perform private.refuse_exam('exam_out_of_order', 'answers are taken in one after the other', exam.last_sequence::text);
  end if;
  -- Each is a row that stays: far more than anybody changes an answer.
  if exam.last_sequence >= 50 * exam.question_count then
    perform private.refuse_exam('exam_invalid', 'too many answers for one exam');
  end if;
  if not exists (
      select from private.exam_questions as asked
       where asked.exam_id = exam.id and asked.part = exam.part and asked.position = save_exam_answer.question
    )
    or save_exam_answer.choice not between 0 and 3
    or save_exam_answer.flagged is null
    or save_exam_answer.idempotency_key is null
  then
    perform private.refuse_exam('exam_invalid', 'no such question or option');
  end if;

  insert into private.exam_saves (exam_id, sequence, idempotency_key, position, choice, flagged)
  values (exam.id, save_exam_answer.sequence, save_exam_answer.idempotency_key, save_exam_answer.question,
          save_exam_answer.choice, save_exam_answer.flagged);
  update private.exam_questions as questions
     set choice = save_exam_answer.choice, flagged = save_exam_answer.flagged
   where questions.exam_id = exam.id and questions.position = save_exam_answer.question;
  update private.exams set last_sequence = save_exam_answer.sequence where id = exam.id returning * into exam;
  return private.exam_facts(exam);
end
$$;

revoke all on function public.save_exam_answer(uuid, integer, integer, boolean, integer, uuid) from public, anon;
grant execute on function public.save_exam_answer(uuid, integer, integer, boolean, integer, uuid) to authenticated;

-- Ends a part of the exam, and with its last part the exam, which is scored; for one that has ended, returns the same
-- facts again. `sequence` is the caller's last answer: nothing is closed while answers are still on their way.
create function public.finish_exam(exam_id uuid, sequence integer, part integer default 1)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
  exam private.exams := private.own_exam(caller, finish_exam.exam_id);
begin
  if exam.state = 'abandoned' then
    perform private.refuse_exam('exam_abandoned', 'the exam was abandoned');
  end if;
  if coalesce(finish_exam.part not between 1 and exam.part, true) then
    perform private.refuse_exam('exam_invalid', 'this part has not begun');
  end if;
  if exam.state = 'live' and exam.part = finish_exam.part and exam.break_until is null then
    if finish_exam.sequence is distinct from exam.last_sequence then
      perform private.refuse_exam('exam_out_of_order', 'answers are still on their way', exam.last_sequence::text);
    end if;
    perform private.close_exam_part(exam);
  end if;
  return private.exam_facts(private.own_exam(caller, exam.id));
end
$$;

revoke all on function public.finish_exam(uuid, integer, integer) from public, anon;
grant execute on function public.finish_exam(uuid, integer, integer) to authenticated;

-- Ends the exam without a result. Idempotent.
create function public.abandon_exam(exam_id uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
  exam private.exams := private.own_exam(caller, abandon_exam.exam_id);
begin
  if exam.state = 'finished' then
    perform private.refuse_exam('exam_finished', 'the exam is finished');
  end if;
  if exam.state = 'live' then
    update private.exams set state = 'abandoned', ended_at = least(now(), deadline) where id = exam.id returning * into exam;
  end if;
  return private.exam_facts(exam);
end
$$;

revoke all on function public.abandon_exam(uuid) from public, anon;
grant execute on function public.abandon_exam(uuid) to authenticated;

-- { now, accessUntil, timeFactor, live, past, starts, bank, mock }: when access ends (null without access); the facts of the
-- live exam, with how many questions of its part are `answered`; those of the last ten finished exams, newest first; how
-- many simulations may still be started; of the bank its `size`, how many questions are `drawn` from now, and how many of
-- these are `fresh` to the learner; and of the mock how many may be started, and how many were `finished`.
create function public.exam_lobby()
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
    -- What the minutes of the next exam are multiplied by.
    'timeFactor', private.time_factor(caller),
    'live', (
      select private.exam_facts(exams) || jsonb_build_object(
          'answered', (
            select count(*) from private.exam_questions as questions
             where questions.exam_id = exams.id and questions.part = exams.part and questions.choice is not null
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
    'starts', private.exam_starts(caller, 'simulation'),
    'mock', jsonb_build_object(
      'starts', private.exam_starts(caller, 'mock'),
      'finished', (
        select count(*) from private.exams where exams.user_id = caller and exams.kind = 'mock' and exams.state = 'finished'
      )
    ),
    'bank', (
      select jsonb_build_object(
          'size', (select count(*) from private.exam_items()),
          'drawn', count(*),
          'fresh', count(*) filter (where supply.last_answered is null)
        )
        from private.exam_supply(caller) as supply
    )
  );
end
$$;

revoke all on function public.exam_lobby() from public, anon;
grant execute on function public.exam_lobby() to authenticated;

create function private.review_wording(wording jsonb, option_order text[])
returns jsonb
language sql
immutable
set search_path = ''
as $$
  select private.exam_wording(wording, option_order) || jsonb_build_object(
    'explanation', wording -> 'explanation',
    'rationales', (
      select jsonb_agg(wording #> array['options', option_id, 'rationale'] order by place)
        from unnest(option_order) with ordinality as shown (option_id, place)
    )
  )
$$;

-- The correction of an exam opens later for learners who answered faster than one can read, and never stays
-- closed for good: each question answered for the first time adds some seconds to the wait, counted from the
-- start of the sitting and, when several sittings wait, one after the other. Reading out the bank takes as
-- long as sitting its exams.

-- When the correction of a finished exam opens: `secondsPerAnswer` for each new question after its start, and after the
-- corrections of the exams before it.
create function private.correction_opens_at(exam private.exams)
returns timestamptz
language sql
stable
set search_path = ''
as $$
  with answered as (
    select exams.id, exams.started_at, questions.item_id,
           row_number() over (partition by questions.item_id order by exams.started_at) = 1 as is_new
      from private.exams
      left join private.exam_questions as questions on questions.exam_id = exams.id and questions.choice is not null
     where exams.user_id = exam.user_id and exams.state = 'finished' and exams.started_at <= exam.started_at
  ),
  waits as (
    select started_at,
           count(item_id) filter (where is_new) * make_interval(secs => (private.exam_rules() ->> 'secondsPerAnswer')::integer) as wait
      from answered
     group by id, started_at
  ),
  in_line as (
    select started_at, wait, sum(wait) over (order by started_at) as wait_so_far from waits
  )
  -- Each exam's wait begins at its start or at the end of the previous one's, whichever is later.
  select max(started_at - (wait_so_far - wait)) + max(wait_so_far) from in_line
$$;

-- The facts of a finished exam with `correction` ('open', or 'waits' until `correctionOpensAt`) and `questions`, in the
-- order in which the learner saw them: part, competency, text and choice, of those whose correction `isOpen` the key, the
-- reasons and the sources, and of those that were taken out of the result why: `voided` { fr, en }.
create function public.get_exam_correction(exam_id uuid)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
  exam constant private.exams := private.own_exam(caller, get_exam_correction.exam_id);
  opens_at constant timestamptz := private.correction_opens_at(exam);
begin
  if exam.state <> 'finished' then
    perform private.refuse_exam(
      case exam.state when 'abandoned' then 'exam_abandoned' else 'exam_not_finished' end,
      'the correction comes after the end'
    );
  end if;
  if exists (select from private.exams as others where others.user_id = caller and others.state = 'live') then
    perform private.refuse_exam('exam_under_way', 'corrections are shut while another exam runs');
  end if;
  return private.exam_facts(exam) || jsonb_build_object(
    'correction', case when opens_at <= now() then 'open' else 'waits' end,
    'correctionOpensAt', private.to_milliseconds(opens_at),
    'questions', (
      select jsonb_agg(
          private.exam_item_facts(items)
          || jsonb_build_object('part', questions.part, 'competency', items.blueprint -> 'competency')
          || jsonb_build_object('hash', items.hash, 'choice', questions.choice, 'flagged', questions.flagged, 'isOpen', shown.is_open)
          || case
            when shown.is_open then jsonb_build_object('correctAnswer', array_position(questions.option_order, questions.key) - 1)
              || case when items.sources = '[]' then '{}'::jsonb else jsonb_build_object('sources', items.sources) end
              || private.review_wording(items.fr, questions.option_order)
            else private.exam_wording(items.fr, questions.option_order)
          end
          || coalesce((
            select jsonb_build_object('voided', jsonb_build_object('fr', voided.reason_fr, 'en', voided.reason_en))
              from private.voided_items as voided
             where voided.item_id = items.id and voided.version = items.version
          ), '{}')
          || case
            when items.en is null then '{}'::jsonb
            when shown.is_open then jsonb_build_object('en', private.review_wording(items.en, questions.option_order))
            else jsonb_build_object('en', private.exam_wording(items.en, questions.option_order))
          end
          order by questions.position
        )
        from private.exam_questions as questions
        join private.items on items.id = questions.item_id and items.version = questions.item_version
        cross join lateral (select opens_at <= now() and questions.choice is not null as is_open) as shown
       where questions.exam_id = exam.id
    )
  );
end
$$;

revoke all on function public.get_exam_correction(uuid) from public, anon;
grant execute on function public.get_exam_correction(uuid) to authenticated;

-- The learner's first answer to each question of the exam, oldest first, for what she has learned to be estimated:
-- [{ competency, difficulty, correct }]. Only of exams whose correction is open, and nothing that names a question.
create function public.exam_first_answers()
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.begin_exam_move();
begin
  return (
    with opened as (
      select exams.id, exams.started_at
        from private.exams
       where exams.user_id = caller and exams.state = 'finished' and private.correction_opens_at(exams) <= now()
    ),
    first_answers as (
      select distinct on (questions.item_id)
             private.is_voided(items.id, items.version) as is_voided,
             opened.started_at, questions.position, items.difficulty, items.blueprint -> 'competency' as competency,
             questions.option_order[questions.choice + 1] = questions.key as correct
        from opened
        join private.exam_questions as questions on questions.exam_id = opened.id and questions.choice is not null
        join private.items on items.id = questions.item_id and items.version = questions.item_version
       order by questions.item_id, opened.started_at
    )
    select coalesce(
        jsonb_agg(
          jsonb_build_object('competency', competency, 'difficulty', difficulty, 'correct', correct, 'at', started_at)
          order by started_at, position
        ),
        '[]'
      )
      from first_answers
     where competency is not null and not is_voided
  );
end
$$;

revoke all on function public.exam_first_answers() from public, anon;
grant execute on function public.exam_first_answers() to authenticated;
