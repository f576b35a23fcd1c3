-- A finished quiz. The browser creates the id before the first attempt to save it, so that saving again
-- changes nothing.

create table public.quiz_attempts (
  id uuid primary key,
  user_id uuid not null default private.learner_id() references auth.users (id) on delete cascade,
  kind text not null default 'quiz',
  skill_title text not null,
  score integer not null,
  total_questions integer not null,
  time_spent integer not null,
  -- How the quiz's numeric items were answered: which variant of which template, and what was typed.
  -- [{ template, version, seed, typed, unit, correct }]
  numeric_answers jsonb not null default '[]',
  -- How its other items were answered, in their order: [{ item, version, choice, correct }], choice null for one left open.
  answers jsonb not null default '[]',
  -- Those of both lists whose item or template was taken out since, or before the result came: in neither score nor total.
  voided_answers jsonb not null default '[]',
  completed_at timestamptz not null default now(),
  -- When the device sent it, by the clock that completed_at came from.
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,

  constraint quiz_attempts_known_title foreign key (skill_title, kind) references private.known_titles (title, attempt_kind),
  constraint quiz_attempts_skill_title_shape check (
    char_length(skill_title) between 1 and 200 and skill_title = btrim(skill_title)
  ),
  constraint quiz_attempts_total_range check (
    case kind when 'exam' then total_questions between 1 and 125 else total_questions between 1 and 50 end
  ),
  constraint quiz_attempts_score_range check (score between 0 and total_questions),
  -- A mock takes up to four hours, or twice as long.
  constraint quiz_attempts_time_range check (
    case kind when 'exam' then time_spent between 0 and 28800 else time_spent between 0 and 7200 end
  ),
  constraint quiz_attempts_numeric_answers_of_quizzes check (
    jsonb_typeof(numeric_answers) = 'array'
    and jsonb_array_length(numeric_answers) <= case kind when 'quiz' then total_questions else 0 end
  ),
  -- Every entry has these six keys and no others. The rule itself, so that writers need no right to run a function of ours.
  constraint quiz_attempts_numeric_answers_shape check (
    jsonb_array_length(numeric_answers) = jsonb_array_length(jsonb_path_query_array(numeric_answers, '
      strict $[*] ? (
        @.template like_regex "^[a-z0-9-]{1,60}$"
        && @.version >= 1 && @.version <= 10000 && @.version == @.version.floor()
        && @.seed >= 0 && @.seed <= 2147483647 && @.seed == @.seed.floor()
        && @.typed like_regex "^.{0,12}$"
        && (@.unit == null || @.unit like_regex "^.{1,20}$")
        && (@.correct == true || @.correct == false)
      )', '{}', true))
    and jsonb_array_length(jsonb_path_query_array(numeric_answers, 'strict $[*].keyvalue()', '{}', true))
      = 6 * jsonb_array_length(numeric_answers)
  ),
  -- A column keeps 1.0 as it was written, which is a whole number, and an error where it is read as an integer.
  constraint quiz_attempts_whole_numbers_written_as_such check (
    jsonb_path_query_array(numeric_answers, 'strict $[*].version', '{}', true)::text not like '%.%'
    and jsonb_path_query_array(numeric_answers, 'strict $[*].seed', '{}', true)::text not like '%.%'
    and jsonb_path_query_array(answers, 'strict $[*].version', '{}', true)::text not like '%.%'
  ),
  constraint quiz_attempts_answers_of_quizzes check (
    jsonb_typeof(answers) = 'array'
    and jsonb_array_length(answers) <= case kind when 'quiz' then total_questions else 0 end
  ),
  constraint quiz_attempts_answers_shape check (
    jsonb_array_length(answers) = jsonb_array_length(jsonb_path_query_array(answers, '
      strict $[*] ? (
        @.item like_regex "^[A-Za-z0-9-]{1,100}$"
        && @.version >= 1 && @.version <= 10000 && @.version == @.version.floor()
        && (@.choice == null || @.choice like_regex "^[abcd]$")
        && (@.correct == true || @.correct == false)
      )', '{}', true))
    and jsonb_array_length(jsonb_path_query_array(answers, 'strict $[*].keyvalue()', '{}', true))
      = 4 * jsonb_array_length(answers)
  ),
  constraint quiz_attempts_voided_answers_listed check (jsonb_typeof(voided_answers) = 'array'),
  constraint quiz_attempts_not_from_the_future check (completed_at <= created_at)
);

-- Serves the policies, the dashboard's list and the reset of progress.
create index quiz_attempts_by_learner on public.quiz_attempts (user_id, completed_at desc);

-- Contains everything that the figures per skill are computed from.
create index quiz_attempts_by_skill on public.quiz_attempts (skill_title, user_id) include (time_spent, total_questions)
  where deleted_at is null and kind = 'quiz';

-- A device with a wrong clock must not lose a result, nor put it on another day. Its clock is wrong by as much when it
-- sends a result as when the quiz ended: how long the result waited is right. A time that is in the future all the same,
-- or before the product existed, is replaced by the time of arrival.
create function private.date_attempt()
returns trigger
language plpgsql
security invoker
set search_path = ''
as $$
begin
  if new.sent_at >= new.completed_at then
    new.completed_at := new.created_at - (new.sent_at - new.completed_at);
  end if;
  if new.completed_at > new.created_at or new.completed_at < timestamptz '2025-01-01 00:00:00+00' then
    new.completed_at := new.created_at;
  end if;
  return new;
end
$$;

create trigger date_attempt
  before insert on public.quiz_attempts
  for each row
  execute function private.date_attempt();

-- An attempt without its voided answers. Whatever a learner wrote into the row, it stays within its constraints. One of
-- which no question is left keeps its figures and is set aside: queries leave it out.
create function private.without_voided(attempt public.quiz_attempts)
returns public.quiz_attempts
language plpgsql
stable
set search_path = ''
as $$
declare
  kept jsonb;
  kept_numeric jsonb;
  taken jsonb;
  left_over integer;
begin
  select coalesce(jsonb_agg(answer order by place) filter (where voided.item_id is null and not is_numeric), '[]'),
         coalesce(jsonb_agg(answer order by place) filter (where voided.item_id is null and is_numeric), '[]'),
         coalesce(jsonb_agg(answer order by is_numeric, place) filter (where voided.item_id is not null), '[]')
    into kept, kept_numeric, taken
    from (
      select false as is_numeric, place, answer, answer ->> 'item' as id
        from jsonb_array_elements(attempt.answers) with ordinality as given (answer, place)
      union all
      select true, place, answer, answer ->> 'template'
        from jsonb_array_elements(attempt.numeric_answers) with ordinality as given (answer, place)
    ) as given
    left join private.voided_items as voided
      on voided.item_id = given.id and to_jsonb(voided.version) = answer -> 'version';
  if taken = '[]' then
    return attempt;
  end if;

  left_over := greatest(
    attempt.total_questions - jsonb_array_length(taken), jsonb_array_length(kept), jsonb_array_length(kept_numeric)
  );
  attempt.answers := kept;
  attempt.numeric_answers := kept_numeric;
  attempt.voided_answers := attempt.voided_answers || taken;
  if left_over = 0 then
    attempt.deleted_at := coalesce(attempt.deleted_at, now());
  else
    attempt.total_questions := left_over;
    attempt.score := greatest(0, least(
      left_over, attempt.score - jsonb_array_length(jsonb_path_query_array(taken, '$[*] ? (@.correct == true)'))
    ));
  end if;
  return attempt;
end
$$;

-- A result that was waiting on a device is counted without what was taken out meanwhile. While an item is being taken out,
-- results wait: none is missed.
create function private.void_late_answers()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  new.voided_answers := '[]';
  perform pg_advisory_xact_lock_shared(hashtextextended('void items', 0));
  -- A row of another shape is refused by its constraints.
  if jsonb_typeof(new.answers) = 'array' and jsonb_typeof(new.numeric_answers) = 'array' then
    new := private.without_voided(new);
  end if;
  return new;
end
$$;

create trigger void_late_answers
  before insert on public.quiz_attempts
  for each row
  execute function private.void_late_answers();

alter table public.quiz_attempts enable row level security;

create policy "learners read their own attempts"
  on public.quiz_attempts for select to authenticated
  using (user_id = (select private.learner_id()));

-- created_at can only be the default: the server sets the time of arrival.
create policy "learners add their own attempts"
  on public.quiz_attempts for insert to authenticated
  with check (
    user_id = (select private.learner_id())
    and created_at = now()
    -- Set aside at once: all that it asked was taken out.
    and (deleted_at is null or (answers = '[]' and voided_answers <> '[]'))
  );

-- Only exams write results of exams: this column identifies them, and learners cannot set it to another
-- value.
create policy "exam results are written by the exam"
  on public.quiz_attempts as restrictive for insert to authenticated
  with check (kind = 'quiz');

-- Resets the progress.
create policy "learners delete their own attempts"
  on public.quiz_attempts for delete to authenticated
  using (user_id = (select private.learner_id()));

-- No policy for update: results do not change.

revoke all on public.quiz_attempts from public, anon, authenticated;
grant select, insert, delete on public.quiz_attempts to authenticated;
grant all on public.quiz_attempts to service_role;

comment on column public.quiz_attempts.kind is 'quiz or exam. Results of exams are written by the exam only.';
comment on column public.quiz_attempts.time_spent is 'Seconds.';
comment on column public.quiz_attempts.numeric_answers is 'For the learner''s export, and for whoever looks at a template; scores are in score.';
comment on column public.quiz_attempts.answers is 'What the plan, the mistakes and the correction of an earlier quiz are made from.';
comment on column public.quiz_attempts.voided_answers is 'Filled by the server. The questions that were asked are those of `total_questions` and these.';
comment on column public.quiz_attempts.deleted_at is 'Set by operators and by the loss of all questions only; learners see the row, queries leave it out.';

create trigger bound_rows after insert on public.quiz_attempts
  referencing new table as added
  for each statement when (current_user = 'authenticated') execute function private.bound_rows();

-- The questions that a learner was given: those of the last 30 days are avoided while there are new ones.

create table public.user_quiz_history (
  id bigint generated always as identity primary key,
  user_id uuid not null default private.learner_id() references auth.users (id) on delete cascade,
  skill_title text not null,
  question_hash text not null,
  question_text text not null,
  created_at timestamptz not null default now(),

  constraint user_quiz_history_known_title foreign key (skill_title) references private.known_titles (title),
  constraint user_quiz_history_skill_title_shape check (char_length(skill_title) between 1 and 200),
  constraint user_quiz_history_question_hash_shape check (char_length(question_hash) between 1 and 100),
  constraint user_quiz_history_question_text_shape check (char_length(question_text) between 1 and 2000)
);

create index user_quiz_history_by_skill on public.user_quiz_history (user_id, skill_title, created_at desc);
create index user_quiz_history_by_time on public.user_quiz_history (user_id, created_at desc) include (question_hash);

alter table public.user_quiz_history enable row level security;

create policy "learners read their own history"
  on public.user_quiz_history for select to authenticated
  using (user_id = (select private.learner_id()));

create policy "learners add to their own history"
  on public.user_quiz_history for insert to authenticated
  with check (user_id = (select private.learner_id()) and created_at = now());

-- No policy for update or delete: the history does not change.

revoke all on public.user_quiz_history from public, anon, authenticated;
grant select, insert on public.user_quiz_history to authenticated;
grant all on public.user_quiz_history to service_role;

create trigger bound_rows after insert on public.user_quiz_history
  referencing new table as added
  for each statement when (current_user = 'authenticated') execute function private.bound_rows();

-- A learner's report that a question is wrong or unclear. The operator reads and resolves it.

create table public.question_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default private.learner_id() references auth.users (id) on delete cascade,
  question_text text not null,
  skill_title text not null,
  question_hash text not null,
  status text not null default 'open',
  created_at timestamptz not null default now(),

  constraint question_reports_question_text_shape check (
    char_length(question_text) between 1 and 2000 and question_text = btrim(question_text)
  ),
  constraint question_reports_known_title foreign key (skill_title) references private.known_titles (title),
  constraint question_reports_skill_title_shape check (char_length(skill_title) between 1 and 200),
  constraint question_reports_question_hash_shape check (char_length(question_hash) between 1 and 100),
  constraint question_reports_status_known check (status in ('open', 'settled', 'declined')),
  -- A second report of the same question is a duplicate, which the client ignores.
  constraint question_reports_once_per_learner unique (user_id, question_hash)
);

-- Operators read it.
call private.require_visible('public.question_reports', 'question_text');

create index question_reports_open on public.question_reports (created_at) where status = 'open';

alter table public.question_reports enable row level security;

create policy "learners read their own reports"
  on public.question_reports for select to authenticated
  using (user_id = (select private.learner_id()));

create policy "learners report as themselves"
  on public.question_reports for insert to authenticated
  with check (user_id = (select private.learner_id()) and status = 'open' and created_at = now());

-- No policy for update or delete: a report stays until the account is deleted.

revoke all on public.question_reports from public, anon, authenticated;
grant select, insert on public.question_reports to authenticated;
grant all on public.question_reports to service_role;

create trigger bound_rows after insert on public.question_reports
  referencing new table as added
  for each statement when (current_user = 'authenticated') execute function private.bound_rows();

-- A quiz from the bank: new questions first, difficulties mixed, then those seen longest ago.

-- An item in the browser's form of a question, with its reviewer. The key is its index: the browser corrects
-- quizzes, while exams never use this.
create function private.to_question(item private.items)
returns jsonb
language sql
immutable
set search_path = ''
as $$
  with wordings as (
    select
      language,
      jsonb_build_object(
        'question', wording -> 'stem',
        'options', jsonb_build_array(
          wording #> '{options,a,text}', wording #> '{options,b,text}',
          wording #> '{options,c,text}', wording #> '{options,d,text}'
        ),
        'explanation', wording -> 'explanation',
        'rationales', jsonb_build_array(
          wording #> '{options,a,rationale}', wording #> '{options,b,rationale}',
          wording #> '{options,c,rationale}', wording #> '{options,d,rationale}'
        )
      ) || private.optional_table(wording) as flat
    from (values ('fr', item.fr), ('en', item.en)) as both_languages (language, wording)
    where wording is not null
  )
  select jsonb_build_object(
      'id', item.id,
      'version', item.version,
      'correctAnswer', strpos('abcd', item.key) - 1,
      'difficulty', item.difficulty,
      'reviewStatus', item.review_status,
      'origin', item.origin,
      'hash', item.hash
    )
    || case when item.sources = '[]' then '{}'::jsonb else jsonb_build_object('sources', item.sources) end
    || case when item.concept is null then '{}'::jsonb else jsonb_build_object('concept', item.concept) end
    || case when item.reviewer is null then '{}'::jsonb else jsonb_build_object('reviewer', item.reviewer) end
    || (select flat from wordings where language = 'fr')
    || coalesce((select jsonb_build_object('en', flat) from wordings where language = 'en'), '{}'::jsonb)
$$;

-- Returns { questions: [...], fresh: n }, where `fresh` is how many of them the caller had not seen for 30
-- days. No two questions of one concept. Fewer questions than requested when the bank has no more; none for a title
-- without questions; those of every skill for 'Toutes les compétences'. Options are in the order a to d: the browser shuffles them.
create function public.draw_quiz_items(skill_title text, question_count integer, used_hashes text[] default '{}')
returns jsonb
language plpgsql
volatile
security definer
set search_path = ''
as $$
declare
  caller uuid := private.learner_id();
  drawn jsonb;
begin
  if caller is null then
    raise exception 'sign in to draw questions' using errcode = 'insufficient_privilege';
  end if;
  if question_count is null or question_count not between 1 and 50 then
    raise exception 'question_count must be from 1 to 50' using errcode = 'invalid_parameter_value';
  end if;
  if coalesce(cardinality(used_hashes), 0) > 5000 then
    raise exception 'used_hashes holds more than 5000 hashes' using errcode = 'invalid_parameter_value';
  end if;
  -- A short quiz costs nearly as much as one of ten.
  perform private.require_quota('draw_quiz_items', greatest(question_count, 10));

  with seen as (
    select history.question_hash, max(history.created_at) as last_seen
      from public.user_quiz_history as history
     where history.user_id = caller
       and history.created_at > now() - interval '30 days'
     group by history.question_hash
  ),
  candidates as materialized (
    select
      items as item,
      seen.last_seen,
      seen.question_hash is null
        and items.hash <> all (coalesce(draw_quiz_items.used_hashes, '{}')) as is_fresh,
      random() as chance
      from private.items
      left join seen on seen.question_hash = items.hash
     where items.kind = 'quiz'
       and (items.skill_title = btrim(draw_quiz_items.skill_title)
         or btrim(draw_quiz_items.skill_title) = 'Toutes les compétences')
       and items.retired_at is null
  ),
  -- One of each concept: one that is new, or else the one seen longest ago.
  one_of_each as (
    select distinct on (private.concept_key(item)) *
      from candidates
     order by private.concept_key(item), is_fresh desc, last_seen nulls last, chance
  ),
  -- One of each difficulty per round.
  in_turns as (
    select *, row_number() over (partition by is_fresh, (item).difficulty order by chance) as turn
      from one_of_each
  ),
  chosen as (
    select *
      from in_turns
     order by
       is_fresh desc,
       case when is_fresh then turn end,
       -- Named by the caller but not in the history: seen just now.
       last_seen nulls last,
       chance
     limit draw_quiz_items.question_count
  )
  select jsonb_build_object(
      'questions', coalesce(jsonb_agg(private.to_question(item) order by random()), '[]'::jsonb),
      'fresh', count(*) filter (where is_fresh)
    )
    into drawn
    from chosen;

  return drawn;
end
$$;

revoke all on function public.draw_quiz_items(text, integer, text[]) from public, anon;
grant execute on function public.draw_quiz_items(text, integer, text[]) to authenticated;

-- Each learner's own median times for a skill, in seconds, updated with every change of their attempts: the
-- figures below read one row per learner and skill, however long the histories are.

create table private.usual_times (
  user_id uuid not null references auth.users (id) on delete cascade,
  skill_title text not null,
  whole double precision not null,
  per_question double precision not null,

  primary key (skill_title, user_id)
);

alter table private.usual_times enable row level security;
revoke all on private.usual_times from public, anon, authenticated;

create index usual_times_by_learner on private.usual_times (user_id);

create function private.follow_attempts()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  touched record;
begin
  for touched in select distinct user_id, skill_title from changed where kind = 'quiz' order by 1, 2 loop
    -- Two tabs that save at once: the second one also counts what the first one added.
    perform pg_advisory_xact_lock(hashtextextended('usual times ' || touched.user_id, 0));
    delete from private.usual_times as usual
     where usual.user_id = touched.user_id and usual.skill_title = touched.skill_title;
    insert into private.usual_times (user_id, skill_title, whole, per_question)
    select
      touched.user_id,
      touched.skill_title,
      percentile_cont(0.5) within group (order by attempts.time_spent),
      -- The time went to what was taken out since, too.
      percentile_cont(0.5) within group (
        order by attempts.time_spent::double precision / (attempts.total_questions + jsonb_array_length(attempts.voided_answers))
      )
      from public.quiz_attempts as attempts
     where attempts.user_id = touched.user_id
       and attempts.skill_title = touched.skill_title
       and attempts.deleted_at is null
       and attempts.kind = 'quiz'
    having count(*) > 0;
  end loop;
  return null;
end
$$;

create trigger follow_attempts_added
  after insert on public.quiz_attempts
  referencing new table as changed
  for each statement execute function private.follow_attempts();

create trigger follow_attempts_changed
  after update on public.quiz_attempts
  referencing new table as changed
  for each statement execute function private.follow_attempts();

create trigger follow_attempts_removed
  after delete on public.quiz_attempts
  referencing old table as changed
  for each statement execute function private.follow_attempts();

-- Figures per skill over all learners: how many have played it, and the medians of their times, for the whole
-- quiz and per question, in seconds. Each learner counts once, with their own median: 500 attempts of one
-- learner weigh no more than one. Below ten learners both are null: a few accounts of one person, with times of
-- their choice, would make the median that of the individual whom they surround. Only titles of the bank: an
-- invented title is not passed on to others.
create function public.skill_stats()
returns table (skill_title text, learners integer, median_time_spent integer, median_seconds_per_question double precision)
language plpgsql
stable
security definer
set search_path = ''
as $$
#variable_conflict use_column
declare
  fewest_learners constant integer := 10;
begin
  if private.learner_id() is null then
    raise exception 'sign in to see the figures' using errcode = 'insufficient_privilege';
  end if;

  return query
    select
      usual.skill_title,
      count(*)::integer,
      case
        when count(*) >= fewest_learners
        then round(percentile_cont(0.5) within group (order by usual.whole))::integer
      end,
      case
        when count(*) >= fewest_learners
        then round((percentile_cont(0.5) within group (order by usual.per_question))::numeric, 2)::double precision
      end
      from private.usual_times as usual
     group by usual.skill_title
     order by usual.skill_title;
end
$$;

revoke all on function public.skill_stats() from public, anon;
grant execute on function public.skill_stats() to authenticated;
