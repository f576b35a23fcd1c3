-- Whether the items measure what they should, and what happens to one that does not: it is taken out of the bank and of
-- every result that counted it.

-- The item that a report is about, in the version that learners saw when it came; null for one that the bank does not have.
create function private.reported_item(report public.question_reports)
returns private.items
language sql
stable
set search_path = ''
as $$
  select items
    from private.items
   where items.hash = report.question_hash
   order by items.created_at <= report.created_at desc,
            case when items.created_at <= report.created_at then items.version else - items.version end desc
   limit 1
$$;

-- For operators. [{ id, version, kind, title, key, isLive, isVoided, reports, seconds, answers }] of every version of an item
-- that is live, was answered or was reported; `answers` are [strength, choice, count]: how many learners of which strength
-- chose an option at their first meeting with the item, whatever its version. Strengths are shares of other first answers
-- that were right, in steps of a twentieth: the same as `learnerStrength` in libs/learning. `seconds` is the median, over these
-- answers, of the mean time for a question of the attempts. Nothing tells whose answers they are.
create function public.item_answers()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  with answered as (
    select attempts.user_id, attempts.kind, answer ->> 'item' as item_id, (answer ->> 'version')::integer as version,
           answer ->> 'choice' as choice, attempts.completed_at as moment, attempts.created_at as arrived, place,
           attempts.time_spent::double precision / (attempts.total_questions + jsonb_array_length(attempts.voided_answers)) as seconds
      from public.quiz_attempts as attempts
      cross join lateral jsonb_array_elements(attempts.answers) with ordinality as given (answer, place)
     where attempts.kind = 'quiz' and attempts.deleted_at is null
    union all
    select exams.user_id, 'exam', questions.item_id, questions.item_version, questions.option_order[questions.choice + 1],
           exams.ended_at, exams.ended_at, questions.position,
           private.exam_time_spent(exams.id)::double precision / exams.question_count
      from private.exams
      join private.exam_questions as questions on questions.exam_id = exams.id
     where exams.state = 'finished'
  ),
  -- One that was left open has no first answer: its correction was shown then.
  first_answers as materialized (
    select user_id, id, version, choice, seconds, (choice = key)::integer as is_right
      from (
        -- A quiz asks none of the exam's items, whatever its learner wrote into it.
        select distinct on (answered.user_id, items.id)
               answered.user_id, items.id, items.version, items.key, items.origin, answered.choice, answered.seconds
          from answered
          join private.items on items.id = answered.item_id and items.version = answered.version and items.kind = answered.kind
         order by answered.user_id, items.id, answered.moment, answered.arrived, answered.place
      ) as met
     where choice is not null and origin = 'bank' and not private.is_voided(id, version)
  ),
  learners as (
    select user_id, count(*) as answers, sum(is_right) as is_right from first_answers group by user_id
  ),
  counts as (
    select first_answers.id, first_answers.version, first_answers.choice, strengths.strength, count(*) as learners
      from first_answers
      join learners on learners.user_id = first_answers.user_id
      cross join lateral (
        select round(20.0 * (learners.is_right - first_answers.is_right + 3) / (learners.answers - 1 + 5)) / 20 as strength
      ) as strengths
     group by first_answers.id, first_answers.version, first_answers.choice, strengths.strength
  ),
  listed as (
    select id, version, jsonb_agg(jsonb_build_array(strength, choice, learners) order by strength, choice) as answers
      from counts
     group by id, version
  ),
  times as (
    select id, version, percentile_cont(0.5) within group (order by seconds) as seconds
      from first_answers
     group by id, version
  ),
  reported as (
    select (item).id, (item).version, count(*) as reports
      from (select private.reported_item(reports) as item from public.question_reports as reports) as found
     where (item).id is not null
     group by (item).id, (item).version
  )
  select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', items.id,
          'version', items.version,
          'kind', items.kind,
          'title', items.skill_title,
          'key', items.key,
          'isLive', items.retired_at is null,
          'isVoided', private.is_voided(items.id, items.version),
          'reports', coalesce(reported.reports, 0),
          'seconds', round(times.seconds::numeric, 1),
          'answers', coalesce(listed.answers, '[]')
        ) order by items.id, items.version
      ),
      '[]'
    )
    from private.items
    left join listed using (id, version)
    left join times using (id, version)
    left join reported using (id, version)
   where items.origin = 'bank'
     and (items.retired_at is null or listed.id is not null or reported.id is not null)
$$;

revoke all on function public.item_answers() from public, anon, authenticated;
grant execute on function public.item_answers() to service_role;

-- What became of the caller's reports, newest first: [{ id, questionText, questionTextEn (null when the bank has none), skillTitle,
-- questionHash, reportedAt (ms), fate, version, versionHash, reason }]. The fate is 'open', 'corrected' (`version` is the one that replaced it, if the bank has it),
-- 'retired' (`reason` { fr, en } when its results were corrected too) or 'kept'. What happened to the item goes before
-- what an operator noted in the report.
create function public.my_reports()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  caller constant uuid := private.learner_id();
begin
  if caller is null then
    raise exception 'sign in to read your reports' using errcode = 'insufficient_privilege';
  end if;
  return (
    select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'id', reports.id,
            'questionText', reports.question_text,
            'questionTextEn', reported.en ->> 'stem',
            'skillTitle', reports.skill_title,
            'questionHash', reports.question_hash,
            'reportedAt', private.to_milliseconds(reports.created_at),
            'fate', case
              when voided.item_id is not null then 'retired'
              when live.version > reported.version then 'corrected'
              when reported.origin = 'bank' and live.version is null then 'retired'
              when reports.status = 'settled' then 'corrected'
              when reports.status = 'declined' then 'kept'
              else 'open'
            end,
            'version', case when voided.item_id is null and live.version > reported.version then live.version end,
            'versionHash', case when voided.item_id is null and live.version > reported.version then live.hash end,
            'reason', case
              when voided.item_id is not null then jsonb_build_object('fr', voided.reason_fr, 'en', voided.reason_en)
            end
          ) order by reports.created_at desc, reports.id
        ),
        '[]'
      )
      from public.question_reports as reports
      cross join lateral private.reported_item(reports) as reported
      left join private.voided_items as voided on voided.item_id = reported.id and voided.version = reported.version
      left join private.items as live on live.id = reported.id and live.retired_at is null
     where reports.user_id = caller
  );
end
$$;

revoke all on function public.my_reports() from public, anon;
grant execute on function public.my_reports() to authenticated;

-- Which message tells a learner of a question that was taken out, so that a later result of hers is added to the same message.
create table private.void_notices (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The items or templates, in alphabetical order.
  items text[] not null,
  notification_id uuid not null unique references public.user_notifications (id) on delete cascade,
  -- As `notify_voided` takes them.
  changes jsonb not null,

  primary key (user_id, items)
);

alter table private.void_notices enable row level security;

revoke all on private.void_notices from public, anon, authenticated;

-- The day of a moment in Quebec, as people write it: the same as `formatDate` of libs/i18n.
create function private.date_text(moment timestamptz, language text)
returns text
language sql
stable
set search_path = ''
as $$
  select case language
      when 'fr' then
        format(
          '%s %s %s', case day when 1 then '1er' else day::text end,
          (array['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'])[month],
          year
        )
      else format('%s %s, %s', to_char(here, 'FMMonth'), day, year)
    end
    from (
      select here, extract(day from here)::integer as day, extract(month from here)::integer as month,
             extract(year from here)::integer as year
        from private.study_time(date_text.moment) as here
    ) as dated
$$;

-- Notifies learners that their results changed, in one message for each, which replaces the earlier one about the same
-- questions. `changes` has a row for each result: [{ learner, kind, title, moment, before, after }], of which the title is
-- that of a quiz, the figures are texts such as '7/10', and `after` is null for a result of which nothing is left. `items` are
-- the versions that were taken out, [{ item, version }] or [{ template, version }]. Returns how many learners were notified.
create function private.notify_voided(items jsonb, changes jsonb)
returns integer
language plpgsql
set search_path = ''
as $$
declare
  -- How many results a message names.
  named constant integer := 6;
  notified integer;
  about text[];
  all_changes jsonb;
  questions_fr text;
  questions_en text;
begin
  select array_agg(distinct coalesce(given ->> 'item', given ->> 'template')) into about
    from jsonb_array_elements(notify_voided.items) as given;
  select string_agg(format(E'« %s »\nRaison : %s', named_fr, reason_fr), E'\n\n' order by item_id),
         string_agg(format(E'“%s”\nReason: %s', named_en, reason_en), E'\n\n' order by item_id)
    into questions_fr, questions_en
    from (
      -- The versions of an item say nearly the same: its latest one.
      select distinct on (voided.item_id) voided.*
        from jsonb_array_elements(notify_voided.items) as given
        join private.voided_items as voided
          on voided.item_id = coalesce(given ->> 'item', given ->> 'template')
         and voided.version = (given ->> 'version')::integer
       order by voided.item_id, voided.version desc
       limit 2
    ) as shown_questions;

  with earlier as (
    delete from private.void_notices as notices
     using (select distinct (change ->> 'learner')::uuid as id from jsonb_array_elements(notify_voided.changes) as change) as learners
     where notices.user_id = learners.id and notices.items = about
    returning notices.notification_id, notices.changes
  ),
  replaced as (
    delete from public.user_notifications as message using earlier where message.id = earlier.notification_id
  )
  select notify_voided.changes || coalesce(jsonb_agg(change), '[]') into all_changes
    from earlier cross join lateral jsonb_array_elements(earlier.changes) as change;

  with numbered as (
    select change.*, row_number() over (partition by learner order by moment desc) as place,
           count(*) over (partition by learner) as results,
           -- Without the number of a skill.
           replace(regexp_replace(known.title, '^[^ ]+ \d+ - ', ''), '''', '’') as name_fr,
           regexp_replace(known.title_en, '^[^ ]+ \d+ - ', '') as name_en
      from jsonb_to_recordset(all_changes)
        as change (learner uuid, kind text, title text, moment timestamptz, before text, after text)
      left join private.known_titles as known using (title)
  ),
  lines as (
    select learner, results,
           string_agg(
             format(
               case when after is null then '– %s du %s : %s, ne compte plus (il n’en reste aucune question)' else '– %s du %s : %s au lieu de %s' end,
               case kind
                 when 'mock' then 'Examen blanc' when 'simulation' then 'Simulation d’examen' else 'Quiz' || coalesce(' « ' || name_fr || ' »', '')
               end,
               private.date_text(moment, 'fr'), coalesce(after, before), before
             ), E'\n' order by place
           ) as lines_fr,
           string_agg(
             format(
               case when after is null then '– %s of %s: %s, no longer counts (no question is left of it)' else '– %s of %s: %s instead of %s' end,
               case kind
                 when 'mock' then 'Mock exam' when 'simulation' then 'Exam simulation' else 'Quiz' || coalesce(' “' || name_en || '”', '')
               end,
               private.date_text(moment, 'en'), coalesce(after, before), before
             ), E'\n' order by place
           ) as lines_en
      from numbered
     where place <= named
     group by learner, results
  ),
  sent as (
    insert into public.user_notifications (user_id, title, message, title_en, message_en, notification_type)
    select learner,
           'Une question a été retirée de vos résultats',
           concat_ws(
             E'\n\n', questions_fr,
             E'Sans elle :\n' || lines_fr || case when results > named then format(E'\n– et %s autres', results - named) else '' end
           ),
           'A question was taken out of your results',
           concat_ws(
             E'\n\n', questions_en,
             E'Without it:\n' || lines_en || case when results > named then format(E'\n– and %s more', results - named) else '' end
           ),
           'info'
      from lines
      -- The account may be leaving.
      join auth.users on users.id = lines.learner
    returning id, user_id
  )
  insert into private.void_notices (user_id, items, notification_id, changes)
  select sent.user_id, about, sent.id, own.changes
    from sent
    join (
      select (change ->> 'learner')::uuid as learner, jsonb_agg(change) as changes
        from jsonb_array_elements(all_changes) as change
       group by 1
    ) as own on own.learner = sent.user_id;
  get diagnostics notified = row_count;
  return notified;
end
$$;

-- The same for one result of a learner that came late. Two of hers that come at once wait for each other, so that they share
-- a message.
create function private.notify_late_result(items jsonb, change jsonb)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('void notice ' || (change ->> 'learner'), 0));
  perform private.notify_voided(items, jsonb_build_array(change));
end
$$;

create function private.result_text(score integer, total integer)
returns text
language sql
immutable
set search_path = ''
as $$
  select score || '/' || total
$$;

-- A result that came without what was taken out meanwhile: its learner saw another one on her device.
create function private.notify_late_voided()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.notify_late_result(
    new.voided_answers,
    jsonb_build_object(
      'learner', new.user_id, 'kind', 'quiz', 'title', new.skill_title, 'moment', new.completed_at,
      'before', private.result_text(
        case when new.deleted_at is null
          then new.score + jsonb_array_length(jsonb_path_query_array(new.voided_answers, '$[*] ? (@.correct == true)'))
          else new.score
        end,
        new.total_questions + case when new.deleted_at is null then jsonb_array_length(new.voided_answers) else 0 end
      ),
      'after', case when new.deleted_at is null then private.result_text(new.score, new.total_questions) end
    )
  );
  return null;
end
$$;

create trigger notify_late_voided
  after insert on public.quiz_attempts
  for each row when (new.voided_answers <> '[]' and new.kind = 'quiz')
  execute function private.notify_late_voided();

-- An exam that ends without what was taken out while it ran: its learner answered more than her result counts.
create function private.notify_voided_exam()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  taken jsonb;
  rights integer;
begin
  select jsonb_agg(jsonb_build_object('item', questions.item_id, 'version', questions.item_version)),
         count(*) filter (where questions.option_order[questions.choice + 1] = questions.key)
    into taken, rights
    from private.exam_questions as questions
   where questions.exam_id = new.id and private.is_voided(questions.item_id, questions.item_version);
  if taken is null then
    return null;
  end if;
  perform private.notify_late_result(
    taken,
    (select jsonb_build_object(
        'learner', exams.user_id, 'kind', exams.kind, 'moment', exams.ended_at,
        'before', private.result_text(exams.score + rights, size + jsonb_array_length(taken)),
        'after', case when size > 0 then private.result_text(exams.score, size) end
      )
      from private.exams
      cross join lateral private.exam_size(exams.id) as size
     where exams.id = new.id)
  );
  return null;
end
$$;

create trigger notify_voided_exam
  after insert on public.quiz_attempts
  for each row when (new.kind = 'exam')
  execute function private.notify_voided_exam();

-- Takes these versions, [{ item, version }] or [{ template, version }], out of all quizzes. Returns what changed, as `notify_voided` wants it.
create function private.void_in_quizzes(items jsonb)
returns jsonb
language sql
volatile
set search_path = ''
as $$
  with wanted as materialized (
    select array_agg(jsonb_build_array(one)) as answers from jsonb_array_elements(void_in_quizzes.items) as one
  ),
  concerned as materialized (
    select attempts, private.without_voided(attempts) as after
      from public.quiz_attempts as attempts
     where attempts.kind = 'quiz'
       and (
         attempts.answers @> any (array(select unnest(answers) from wanted))
         or attempts.numeric_answers @> any (array(select unnest(answers) from wanted))
       )
       for update
  ),
  changed as (
    update public.quiz_attempts as attempts
       set answers = (concerned.after).answers,
           numeric_answers = (concerned.after).numeric_answers,
           voided_answers = (concerned.after).voided_answers,
           score = (concerned.after).score,
           total_questions = (concerned.after).total_questions,
           deleted_at = (concerned.after).deleted_at
      from concerned
     where attempts.id = (concerned.attempts).id
  )
  -- A result that was set aside already has nothing to tell of.
  select coalesce(
      jsonb_agg(jsonb_build_object(
        'learner', (attempts).user_id, 'kind', 'quiz', 'title', (attempts).skill_title, 'moment', (attempts).completed_at,
        'before', private.result_text((attempts).score, (attempts).total_questions),
        'after', case
          when (after).deleted_at is null then private.result_text((after).score, (after).total_questions)
        end
      )),
      '[]'
    )
    from concerned
   where (attempts).deleted_at is null
$$;

-- The same for exams of both kinds that have ended. An exam keeps its questions; those under way are counted without them
-- when they end.
create function private.void_in_exams(items jsonb)
returns jsonb
language sql
volatile
set search_path = ''
as $$
  with concerned as materialized (
    select exams.id, exams.user_id, exams.kind, exams.ended_at, count(*)::integer as questions,
           (count(*) filter (where questions.option_order[questions.choice + 1] = questions.key))::integer as is_right
      from jsonb_array_elements(void_in_exams.items) as one
      join private.exam_questions as questions
        on questions.item_id = one ->> 'item' and questions.item_version = (one ->> 'version')::integer
      join private.exams on exams.id = questions.exam_id
     where exams.state = 'finished'
     group by exams.id
  ),
  scored as materialized (
    select concerned.*, private.exam_score(concerned.id) as score, private.exam_size(concerned.id) as size from concerned
  ),
  changed as (
    update public.quiz_attempts as attempts
       set score = scored.score,
           total_questions = greatest(scored.size, 1),
           deleted_at = case when scored.size = 0 then coalesce(attempts.deleted_at, now()) else attempts.deleted_at end
      from scored
     where attempts.id = scored.id and attempts.kind = 'exam'
  )
  select coalesce(
      jsonb_agg(jsonb_build_object(
        'learner', user_id, 'kind', kind, 'moment', ended_at,
        'before', private.result_text(score + is_right, size + questions),
        'after', case when size > 0 then private.result_text(score, size) end
      )),
      '[]'
    )
    from scored
$$;

-- Takes versions that were just added to `private.voided_items` out of every result, [{ item, version }] or [{ template, version }],
-- and tells learners. Null for none: they were taken out before.
create function private.take_out(newly jsonb)
returns jsonb
language plpgsql
volatile
set search_path = ''
as $$
declare
  changes jsonb;
  notified integer;
begin
  if newly is null then
    return '{ "outcome": "already", "versions": [], "attempts": 0, "learners": 0 }';
  end if;
  changes := private.void_in_quizzes(newly) || private.void_in_exams(newly);
  notified := private.notify_voided(newly, changes);
  update private.voided_items as voided
     set attempts = jsonb_array_length(changes), learners = notified
    from jsonb_array_elements(newly) as one
   where voided.item_id = coalesce(one ->> 'item', one ->> 'template') and voided.version = (one ->> 'version')::integer;
  return jsonb_build_object(
    'outcome', 'voided',
    'versions', (select jsonb_agg(one -> 'version') from jsonb_array_elements(newly) as one),
    'attempts', jsonb_array_length(changes),
    'learners', notified
  );
end
$$;

-- For operators: takes an item out because it is wrong, one version or all that there are. From then on no draw has it, no
-- result counts it, first answers leave it out; each learner whose results changed is notified, once, of which and why; open
-- reports of it are settled. All of it or nothing. Returns { outcome: 'voided' | 'already', versions, attempts, learners }: what
-- is taken out stays so, and a second call changes nothing. There is no way back: an item that was right after all
-- returns as a new version, without these answers. `voided_by` is the operator's name: all operators call with one key.
create function public.void_item(item_id text, reason_fr text, reason_en text, voided_by text, version integer default null)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  newly jsonb;
  result jsonb;
begin
  if not exists (
    select from private.items
     where items.id = void_item.item_id and items.version = coalesce(void_item.version, items.version)
  ) then
    raise exception 'there is no such item' using errcode = 'invalid_parameter_value';
  end if;
  -- Results that are being saved come first, others wait.
  perform pg_advisory_xact_lock(hashtextextended('void items', 0));

  with added as (
    insert into private.voided_items (item_id, version, named_fr, named_en, reason_fr, reason_en, voided_by)
    select items.id, items.version,
           left(stems.fr, 160) || case when length(stems.fr) > 160 then '…' else '' end,
           left(stems.en, 160) || case when length(stems.en) > 160 then '…' else '' end,
           btrim(void_item.reason_fr), btrim(void_item.reason_en), btrim(void_item.voided_by)
      from private.items
      cross join lateral (select items.fr ->> 'stem' as fr, coalesce(items.en, items.fr) ->> 'stem' as en) as stems
     where items.id = void_item.item_id and items.version = coalesce(void_item.version, items.version)
    on conflict do nothing
    returning voided_items.item_id, voided_items.version
  )
  select jsonb_agg(jsonb_build_object('item', added.item_id, 'version', added.version) order by added.version)
    into newly from added;
  update private.items
     set retired_at = coalesce(retired_at, now())
   where newly is not null and items.id = void_item.item_id and private.is_voided(items.id, items.version);
  result := private.take_out(newly);

  update public.question_reports as reports set status = 'settled'
   where newly is not null
     and reports.status = 'open'
     and reports.question_hash in (select items.hash from private.items where items.id = void_item.item_id)
     and exists (
       select from private.reported_item(reports) as item where item.id = void_item.item_id and private.is_voided(item.id, item.version)
     );
  return result;
end
$$;

revoke all on function public.void_item(text, text, text, text, integer) from public, anon, authenticated;
grant execute on function public.void_item(text, text, text, text, integer) to service_role;

-- The same for versions of a template of calculations, which only the files of the bank contain: the caller says what it asks
-- for. Browsers read what they must no longer ask (`voided_versions`); an answer of one that could not is taken out of the result
-- that comes.
create function public.void_calculation(
  template text, versions integer[], asks_fr text, asks_en text, reason_fr text, reason_en text, voided_by text
)
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  newly jsonb;
begin
  if template is null or template !~ '^calc-[a-z-]{1,50}-[0-9]{2}$' then
    raise exception 'there is no such template' using errcode = 'invalid_parameter_value';
  end if;
  if versions is null or cardinality(versions) not between 1 and 100
    or exists (select from unnest(versions) as given (number) where number is null or number not between 1 and 10000) then
    raise exception 'versions must be from 1 to 100 of them' using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('void items', 0));
  with added as (
    insert into private.voided_items (item_id, version, named_fr, named_en, reason_fr, reason_en, voided_by)
    select distinct void_calculation.template, given.number,
           left(btrim(asks_fr), 161), left(btrim(asks_en), 161),
           btrim(void_calculation.reason_fr), btrim(void_calculation.reason_en), btrim(void_calculation.voided_by)
      from unnest(versions) as given (number)
    on conflict do nothing
    returning voided_items.item_id, voided_items.version
  )
  select jsonb_agg(jsonb_build_object('template', added.item_id, 'version', added.version) order by added.version)
    into newly from added;
  return private.take_out(newly);
end
$$;

revoke all on function public.void_calculation(text, integer[], text, text, text, text, text) from public, anon, authenticated;
grant execute on function public.void_calculation(text, integer[], text, text, text, text, text) to service_role;
